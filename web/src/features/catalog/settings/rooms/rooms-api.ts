import { api, type RoomListDto } from '../../../../shared/api/generated.js';

const { updateQueryData } = api.util;

/**
 * Writes the server's answer to the cache, so that the next press uses its order and versions before they are read
 * again.
 */
const showAnswer = (answer: RoomListDto) => updateQueryData('listRooms', undefined, () => answer);

api.enhanceEndpoints({
  endpoints: {
    orderRooms: {
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(showAnswer(data)),
          () => undefined,
        ),
    },
    setServiceRooms: {
      onQueryStarted: ({ id, editServiceRoomsDto }, { dispatch, queryFulfilled }) => {
        const { needs_no_room, room_ids } = editServiceRoomsDto;
        // Shown at once, so that nobody chooses it a second time, which would take it away.
        const chosen = dispatch(
          updateQueryData('listRooms', undefined, ({ services }) => {
            const service = services.find(({ service_id }) => service_id === id);
            if (service) Object.assign(service, { needs_no_room, room_ids });
          }),
        );
        return queryFulfilled.then(({ data }) => void dispatch(showAnswer(data)), chosen.undo);
      },
    },
  },
});

export {
  useAddRoomsMutation,
  useEditRoomMutation,
  useListRoomsQuery,
  useOrderRoomsMutation,
  useRemoveRoomMutation,
  useSetServiceRoomsMutation,
} from '../../../../shared/api/generated.js';
