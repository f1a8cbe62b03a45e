import { api } from '../../../shared/api/generated.js';

/** A switch turns at once, and back when the server did not take it. */
const slotsApi = api.enhanceEndpoints({
  endpoints: {
    toggleTimeSlot: {
      onQueryStarted: async ({ id, toggleTimeSlotDto: { is_active } }, { dispatch, queryFulfilled }) => {
        const turned = dispatch(
          api.util.updateQueryData('listOfficeTimeSlots', undefined, (slots) => {
            for (const slot of slots) if (slot.id === id) slot.is_active = is_active;
          }),
        );
        await queryFulfilled.catch(() => turned.undo());
      },
    },
  },
});

export const {
  useAddTimeSlotMutation,
  useEditTimeSlotMutation,
  useListOfficeTimeSlotsQuery,
  useRemoveTimeSlotMutation,
  useToggleTimeSlotMutation,
} = slotsApi;
