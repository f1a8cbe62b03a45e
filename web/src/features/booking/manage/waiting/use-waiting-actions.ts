import {
  type WaitingFreeStartDto,
  type OfficeWaitingEntryDto,
  useBookForWaitingMutation,
  useOfferToWaitingMutation,
  useWithdrawFromWaitingListMutation,
} from '../../../../shared/api/generated.js';
import { toastError } from '../../../../shared/api/error-message.js';
import { formatTime } from '../../../../shared/dates/dates.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';

/** What the desk may do for one who waits; what is refused is said in the server's words. */
export function useWaitingActions({ id, client_name }: OfficeWaitingEntryDto) {
  const [offer, offering] = useOfferToWaitingMutation();
  const [book, booking] = useBookForWaitingMutation();
  const [withdraw, withdrawing] = useWithdrawFromWaitingListMutation();

  const tell = async (answer: Promise<{ error?: unknown }>, done: string) => {
    const { error } = await answer;
    if (error) toastError(error, 'That could not be saved. Please try again.');
    else toast(successToast(done));
  };
  return {
    isSending: offering.isLoading || booking.isLoading || withdrawing.isLoading,
    offer: (start: WaitingFreeStartDto) =>
      void tell(
        offer({ id, waitingSlotDto: toSlot(start) }),
        `${formatTime(start.time)} is held for ${client_name}, who has been written to.`,
      ),
    book: (start: WaitingFreeStartDto) =>
      void tell(book({ id, waitingSlotDto: toSlot(start) }), `${client_name} is booked at ${formatTime(start.time)}.`),
    withdraw: () => void tell(withdraw({ id }), `${client_name} is off the waiting list.`),
  };
}

export type WaitingActions = ReturnType<typeof useWaitingActions>;

const toSlot = ({ therapist_id, date, time }: WaitingFreeStartDto) => ({
  therapist_id,
  booking_date: date,
  booking_time: time,
});
