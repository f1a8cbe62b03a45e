import {
  type WaitingFreeStartDto,
  type OfficeWaitingEntryDto,
  useBookForWaitingMutation,
  useOfferToWaitingMutation,
  useRestoreToWaitingListMutation,
  useWithdrawFromWaitingListMutation,
} from '../../../../shared/api/generated.js';
import { failureToast, toastError } from '../../../../shared/api/error-message.js';
import { formatTime } from '../../../../shared/dates/dates.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { undoable } from '../../../../shared/undo/undoable.js';
import { askIfDepositDue } from '../deposit/ask-if-deposit-due.js';
import type { DepositFields } from '../deposit/deposit-choice.js';
import { askQuestion } from '../../../../shared/ui/question.js';

const SAVE_FAILED = 'That could not be saved. Please try again.';

/** Returns the desk's actions for a waiting client; a refusal is shown in the server's words. */
export function useWaitingActions({ id, client_name, status }: OfficeWaitingEntryDto) {
  const [offer, offering] = useOfferToWaitingMutation();
  const [book, booking] = useBookForWaitingMutation();
  const [withdraw, withdrawing] = useWithdrawFromWaitingListMutation();
  const [restore] = useRestoreToWaitingListMutation();

  const report = async (answer: Promise<{ error?: unknown }>, done: string) => {
    const { error } = await answer;
    if (error) toastError(error, SAVE_FAILED);
    else toast(successToast(done));
  };
  const bookAt = async (start: WaitingFreeStartDto, deposit: DepositFields = {}): Promise<void> => {
    const answer = await book({ id, waitingBookingDto: { ...toSlot(start), ...deposit } });
    if (askIfDepositDue(answer.error, (fields) => void bookAt(start, fields))) return;
    const time = formatTime(start.time);
    const held = `${time} is held for ${client_name} until the deposit is paid.`;
    await report(Promise.resolve(answer), deposit.asks_deposit ? held : `${client_name} is booked at ${time}.`);
  };
  const key = `waiting-${id}`;
  const putBack = async () => {
    const { error } = await restore({ id });
    if (error) return toast({ ...failureToast(error, SAVE_FAILED), key });
    toast({ ...successToast(`Undone. ${client_name} is waiting again, in the same place.`), key });
  };
  const takeOff = async () => {
    const { error } = await withdraw({ id });
    if (error) return toastError(error, SAVE_FAILED);
    const done = successToast(`${client_name} is off the waiting list.`);
    const isUndoable = status === 'waiting';
    toast({
      ...done,
      key,
      ...(isUndoable && undoable(putBack)),
    });
  };
  /** Asks before removing an entry with an offer, which goes to the next in line at once and cannot be taken back. */
  const askToWithdraw = () =>
    askQuestion({
      title: `Take ${client_name} off the waiting list?`,
      content: 'The time that is held for them goes to the next in line. This cannot be undone.',
      okText: 'Withdraw',
      cancelText: 'Keep Waiting',
      onOk: () => void takeOff(),
    });
  return {
    isSending: offering.isLoading || booking.isLoading || withdrawing.isLoading,
    offer: (start: WaitingFreeStartDto) =>
      void report(
        offer({ id, waitingSlotDto: toSlot(start) }),
        `${formatTime(start.time)} is held for ${client_name}, who has been written to.`,
      ),
    book: (start: WaitingFreeStartDto) => void bookAt(start),
    withdraw: () => (status === 'offered' ? askToWithdraw() : void takeOff()),
  };
}

export type WaitingActions = ReturnType<typeof useWaitingActions>;

const toSlot = ({ therapist_id, date, time }: WaitingFreeStartDto) => ({
  therapist_id,
  booking_date: date,
  booking_time: time,
});
