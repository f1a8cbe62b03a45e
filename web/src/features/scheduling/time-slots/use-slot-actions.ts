import { App } from 'antd';
import type { NewTimeSlotDto, OfficeTimeSlotDto } from '../../../shared/api/generated.js';
import { type Toast, toast } from '../../../shared/toast.js';
import { done, refusal } from '../words.js';
import { slotMistake, type SlotWords } from './slot-words.js';
import {
  useAddTimeSlotMutation,
  useEditTimeSlotMutation,
  useRemoveTimeSlotMutation,
  useToggleTimeSlotMutation,
} from './slots-api.js';

export type SlotActions = ReturnType<typeof useSlotActions>;

/** What can be done with time slots. `add` and `edit` tell whether it was done. */
export function useSlotActions(words: SlotWords) {
  const { modal } = App.useApp();
  const [addSlot] = useAddTimeSlotMutation();
  const [editSlot] = useEditTimeSlotMutation();
  const [toggleSlot] = useToggleTimeSlotMutation();
  const [removeSlot] = useRemoveTimeSlotMutation();

  const checked = async (slot: NewTimeSlotDto, save: () => Promise<{ error?: unknown }>, success: Toast, failure: string) => {
    const mistake = slotMistake(slot, words);
    const error = mistake ? undefined : (await save()).error;
    toast(mistake ?? (error ? refusal(error, failure) : success));
    return !mistake && !error;
  };
  const remove = async ({ id }: OfficeTimeSlotDto) => {
    const { error } = await removeSlot({ id });
    toast(error ? refusal(error, 'Failed to delete time slot') : words.deleted);
  };
  return {
    add: (slot: NewTimeSlotDto) =>
      checked(slot, () => addSlot({ newTimeSlotDto: slot }), words.added, 'Failed to add time slot'),
    edit: (id: string, slot: NewTimeSlotDto) =>
      checked(slot, () => editSlot({ id, editTimeSlotDto: slot }), words.updated, 'Failed to update time slot'),
    toggle: async ({ id }: OfficeTimeSlotDto, is_active: boolean) => {
      const { error } = await toggleSlot({ id, toggleTimeSlotDto: { is_active } });
      const success = done(`Time slot ${is_active ? 'activated' : 'deactivated'}`);
      toast(error ? refusal(error, 'Failed to update time slot status') : success);
    },
    remove: (slot: OfficeTimeSlotDto) =>
      modal.confirm({
        title: `Delete ${slot.start_time} - ${slot.end_time}?`,
        content: 'Are you sure you want to delete this time slot? This action cannot be undone.',
        okText: 'Delete Time Slot',
        okButtonProps: { danger: true },
        cancelText: 'Keep Time Slot',
        icon: null,
        onOk: () => remove(slot),
      }),
  };
}
