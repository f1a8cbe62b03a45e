import { api } from '../../../../shared/api/generated.js';

/** Other rooms make other times free, and bookings to come may get others: whatever shows those is read again. */
const invalidatesTags = [
  ...(['Rooms', 'Catalog', 'Scheduling', 'OfficeBooking', 'BookingEditor', 'BookingTimeline'] as const),
];

api.enhanceEndpoints({
  endpoints: {
    addRooms: { invalidatesTags },
    editRoom: { invalidatesTags },
    orderRooms: { invalidatesTags },
    removeRoom: { invalidatesTags },
    setServiceRooms: { invalidatesTags },
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
