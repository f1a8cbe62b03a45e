import { api } from '../../../shared/api/generated.js';

/** A switch turns at once, and back when the server did not take it. */
const slotsApi = api.enhanceEndpoints({
  endpoints: {
    toggleTimeSlot: {
      onQueryStarted: async ({ id, toggleTimeSlotDto: { is_active } }, { dispatch, queryFulfilled }) => {
        const turned = dispatch(
          api.util.updateQueryData('listOfficeTimeSlots', undefined, (slots) => {
            const slot = slots.find((each) => each.id === id);
            // As the server counts it, for whoever turns it again at once.
            if (slot) Object.assign(slot, { is_active, version: slot.version + 1 });
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
  useLazyListOfficeTimeSlotsQuery,
  useListOfficeTimeSlotsQuery,
  useOrderTimeSlotsMutation,
  useRemoveTimeSlotMutation,
  useToggleTimeSlotMutation,
} = slotsApi;
