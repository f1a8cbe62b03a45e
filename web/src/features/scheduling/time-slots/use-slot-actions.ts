import type { OfficeTimeSlotDto } from '../../../shared/api/generated.js';
import { formatTime, formatTimeSpan } from '../../../shared/dates/dates.js';
import { toast } from '../../../shared/toast/toast.js';
import type { Toast } from '../../../shared/toast/toast-message.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { schedulingErrorToast } from '../scheduling-messages.js';
import type { SlotDraft } from './slot-draft.js';
import { useSlotConfirmation } from './use-slot-confirmation.js';
import { formatUpcoming, validateSlot, type SlotMessages } from './slot-messages.js';
import {
  useAddTimeSlotMutation,
  useEditTimeSlotMutation,
  useOrderTimeSlotsMutation,
  useRemoveTimeSlotMutation,
  useToggleTimeSlotMutation,
} from './slots-api.js';
import { askQuestion } from '../../../shared/ui/question.js';

export type SlotActions = ReturnType<typeof useSlotActions>;

const ASK_REMOVAL = 'Are you sure you want to delete this time slot? This action cannot be undone.';

/** Returns the actions on time slots. `add` and `edit` return whether they succeeded. */
export function useSlotActions(messages: SlotMessages) {
  const [addSlot] = useAddTimeSlotMutation();
  const [editSlot] = useEditTimeSlotMutation();
  const [toggleSlot] = useToggleTimeSlotMutation();
  const [orderSlots] = useOrderTimeSlotsMutation();
  const [removeSlot] = useRemoveTimeSlotMutation();

  const confirmation = useSlotConfirmation();

  const saveValid = async (
    slot: SlotDraft,
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
    add: (slot: SlotDraft) =>
      saveValid(slot, () => addSlot({ newTimeSlotDto: slot }), messages.added, 'Failed to add time slot'),
    edit: async (opened: OfficeTimeSlotDto, slot: SlotDraft) => {
      const { id, version, start_time } = opened;
      const isMoved = slot.start_time !== start_time && !validateSlot(slot, messages);
      const question = { title: toStartQuestion(start_time, slot.start_time), okText: 'Change Start' };
      if (isMoved && !(await confirmation.confirm(opened, question))) return false;
      return saveValid(
        slot,
        () => editSlot({ id, editTimeSlotDto: { ...slot, version } }),
        messages.updated,
        'Failed to update time slot',
      );
    },
    toggle: async (slot: OfficeTimeSlotDto, is_active: boolean) => {
      const { id, version, start_time, coming_bookings: count } = slot;
      const question = { title: `Switch ${formatTime(start_time)} off?`, okText: 'Switch Off' };
      if (!is_active && !(await confirmation.confirm(slot, question))) return false;
      const { error } = await toggleSlot({ id, toggleTimeSlotDto: { is_active, version } });
      const left = !is_active && count > 0 ? `. ${formatUpcoming(count, start_time)}` : '';
      const success = successToast(`Time slot ${is_active ? 'activated' : 'deactivated'}${left}`);
      toast(error ? schedulingErrorToast(error, 'Failed to update time slot status') : success);
      return !error;
    },
    /** Moves a slot before the one above it. */
    moveUp: async (slots: readonly OfficeTimeSlotDto[], nth: number) => {
      const ids = slots.map(({ id }) => id);
      const reordered = ids.with(nth, ids[nth - 1]!).with(nth - 1, ids[nth]!);
      const { error } = await orderSlots({ timeSlotOrderDto: { ids: reordered } });
      if (error) toast(schedulingErrorToast(error, 'Failed to update time slot'));
    },
    remove: async (slot: OfficeTimeSlotDto) => askToRemove(slot, await confirmation.find(slot), () => remove(slot)),
  };
}

type UpcomingBookings = Awaited<ReturnType<ReturnType<typeof useSlotConfirmation>['find']>>;

function askToRemove(
  { start_time, end_time }: OfficeTimeSlotDto,
  { count, sentence, isOnly }: UpcomingBookings,
  onRemove: () => Promise<void>,
): void {
  const advice = isOnly ? 'They have to be moved first, or switch the time slot off instead.' : '';
  askQuestion({
    title: `Delete ${formatTimeSpan(start_time, end_time)}?`,
    content: count > 0 ? `${sentence} ${advice} ${ASK_REMOVAL}` : ASK_REMOVAL,
    okText: 'Delete Time Slot',
    isDanger: true,
    cancelText: 'Keep Time Slot',
    onOk: onRemove,
  });
}

const toStartQuestion = (before: string, after: string): string =>
  `Begin at ${formatTime(after)} instead of ${formatTime(before)}?`;
