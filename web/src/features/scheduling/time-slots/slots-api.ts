import { api } from '../../../shared/api/generated.js';

/** Turns a switch before the server answers, and back if it refuses. */
const slotsApi = api.enhanceEndpoints({
  endpoints: {
    toggleTimeSlot: {
      onQueryStarted: async ({ id, toggleTimeSlotDto: { is_active } }, { dispatch, queryFulfilled }) => {
        const turned = dispatch(
          api.util.updateQueryData('listOfficeTimeSlots', undefined, (slots) => {
            const slot = slots.find((each) => each.id === id);
            // Counts the version up as the server does, so that the switch can be turned again at once.
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
