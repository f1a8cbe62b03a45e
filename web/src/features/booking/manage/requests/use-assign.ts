import {
  useLazyGetDueDepositOfRequestQuery,
  useMoveBookingMutation,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { CONFIRMED_MESSAGE, HELD_MESSAGE, saveErrorToast, VISIT_WAITS_MESSAGE } from '../booking-messages.js';
import { askQuestion } from '../../../../shared/ui/question.js';
import { dueSentence } from '../deposit/deposit-choice.js';
import { useUndoToast } from '../undo/use-undo-toast.js';

/** Gives a request to a therapist at its time, which confirms it. */
export function useAssign({ id, version, booking_date, booking_time }: OfficeBookingDto) {
  const [move, { isLoading }] = useMoveBookingMutation();
  const [readDue, reading] = useLazyGetDueDepositOfRequestQuery();
  const undoToast = useUndoToast();
  const assign = async (therapistId: string) => {
    const { data: due } = await readDue({ id });
    if (!due?.amount) return give(therapistId);
    askQuestion({
      title: dueSentence(due.amount),
      content: 'Their time is held until it is paid, and the link to pay is emailed.',
      okText: 'Ask for the Deposit',
      cancelText: 'Not Yet',
      onOk: () => void give(therapistId),
    });
  };
  const give = async (therapistId: string) => {
    const appointmentDto = { therapist_id: therapistId, booking_date, booking_time, version };
    const { data, error } = await move({ id, appointmentDto });
    if (error) return toast(saveErrorToast(error, id, 'assign therapist'));
    const { therapist_name: name } = data;
    if (data.awaited_deposit) return undoToast(data, `${name} assigned. ${HELD_MESSAGE}`);
    const waits = data.status === 'pending';
    undoToast(data, waits ? `${name} assigned. ${VISIT_WAITS_MESSAGE}` : `${CONFIRMED_MESSAGE} with ${name}`);
  };
  return { assign, isAssigning: isLoading || reading.isFetching };
}
