import type { NewTimeSlotDto, OfficeTimeSlotDto } from '../../../shared/api/generated.js';
import { type Toast, toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { schedulingErrorToast } from '../scheduling-messages.js';
import { validateSlot, type SlotMessages } from './slot-messages.js';
import {
  useAddTimeSlotMutation,
  useEditTimeSlotMutation,
  useRemoveTimeSlotMutation,
  useToggleTimeSlotMutation,
} from './slots-api.js';
import { askQuestion } from '../../../shared/ui/question.js';

export type SlotActions = ReturnType<typeof useSlotActions>;

/** What can be done with time slots. `add` and `edit` tell whether it was done. */
export function useSlotActions(messages: SlotMessages) {
  const [addSlot] = useAddTimeSlotMutation();
  const [editSlot] = useEditTimeSlotMutation();
  const [toggleSlot] = useToggleTimeSlotMutation();
  const [removeSlot] = useRemoveTimeSlotMutation();

  const saveValid = async (
    slot: NewTimeSlotDto,
    save: () => Promise<{ error?: unknown }>,
    success: Toast,
    failure: string,
  ) => {
    const invalid = validateSlot(slot, messages);
    const error = invalid ? undefined : (await save()).error;
    toast(invalid ?? (error ? schedulingErrorToast(error, failure) : success));
    return !invalid && !error;
  };
  const remove = async ({ id, version }: OfficeTimeSlotDto) => {
    const { error } = await removeSlot({ id, version });
    toast(error ? schedulingErrorToast(error, 'Failed to delete time slot') : messages.deleted);
  };
  return {
    add: (slot: NewTimeSlotDto) =>
      saveValid(slot, () => addSlot({ newTimeSlotDto: slot }), messages.added, 'Failed to add time slot'),
    edit: ({ id, version }: OfficeTimeSlotDto, slot: NewTimeSlotDto) =>
      saveValid(
        slot,
        () => editSlot({ id, editTimeSlotDto: { ...slot, version } }),
        messages.updated,
        'Failed to update time slot',
      ),
    toggle: async ({ id, version }: OfficeTimeSlotDto, is_active: boolean) => {
      const { error } = await toggleSlot({ id, toggleTimeSlotDto: { is_active, version } });
      const success = successToast(`Time slot ${is_active ? 'activated' : 'deactivated'}`);
      toast(error ? schedulingErrorToast(error, 'Failed to update time slot status') : success);
    },
    remove: (slot: OfficeTimeSlotDto) =>
      askQuestion({
        title: `Delete ${slot.start_time} - ${slot.end_time}?`,
        content: 'Are you sure you want to delete this time slot? This action cannot be undone.',
        okText: 'Delete Time Slot',
        isDanger: true,
        cancelText: 'Keep Time Slot',

        onOk: () => remove(slot),
      }),
  };
}
