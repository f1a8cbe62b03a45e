import {
  useChangeDayStateMutation,
  useCompleteOfficeBookingMutation,
  useConfirmBookingMutation,
  useLazyGetDueDepositOfRequestQuery,
  useReopenBookingMutation,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { useOpenCheckout } from '../../../../shared/checkout/use-checkout-url.js';
import { toast } from '../../../../shared/toast/toast.js';
import { CONFIRMED_MESSAGE, HELD_MESSAGE, saveErrorToast } from '../booking-messages.js';
import { dueSentence } from '../deposit/deposit-choice.js';
import { useUndoToast } from '../undo/use-undo-toast.js';
import type { BookingStep } from './booking-steps.js';

/** Titles of the steps' toasts, which the booking's name follows, and what failed where it did. */
const MESSAGES: Readonly<Record<Exclude<BookingStep, 'pay'>, [done: string, action: string]>> = {
  confirm: [CONFIRMED_MESSAGE, 'confirm booking'],
  arrived: ['Arrived', 'save status'],
  in_service: ['In service', 'save status'],
  done: ['Booking completed', 'complete booking'],
  no_show: ['Marked as no-show', 'save status'],
  reopen: ['Booking reopened', 'reopen booking'],
};

/** Takes a step of a booking, with a toast that offers to undo it. */
export function useBookingSteps({ id, version }: OfficeBookingDto) {
  const [record, recording] = useChangeDayStateMutation();
  const [complete, completing] = useCompleteOfficeBookingMutation();
  const [confirm, confirming] = useConfirmBookingMutation();
  const [reopen, reopening] = useReopenBookingMutation();
  const [readDue, reading] = useLazyGetDueDepositOfRequestQuery();
  const openCheckout = useOpenCheckout();
  const undoToast = useUndoToast();

  const send = (step: Exclude<BookingStep, 'pay'>, withoutDeposit: string | undefined) => {
    if (step === 'done') return complete({ id, versionDto: { version } });
    if (step === 'confirm') {
      const waived = withoutDeposit !== undefined && { without_deposit: withoutDeposit };
      return confirm({ id, confirmBookingDto: { version, ...waived } });
    }
    if (step === 'reopen') return reopen({ id, reopenBookingDto: { version, status: 'pending' } });
    return record({ id, dayStateDto: { version, state: step } });
  };
  const take = async (step: BookingStep) => {
    if (step === 'pay') return openCheckout(id);
    const amount = step === 'confirm' ? (await readDue({ id })).data?.amount : 0;
    if (!amount) return save(step);
    const { askAboutDeposit } = await import('../deposit/ask-about-deposit.js');
    askAboutDeposit(dueSentence(amount), ({ without_deposit }) => void save(step, without_deposit));
  };
  const save = async (step: Exclude<BookingStep, 'pay'>, withoutDeposit?: string) => {
    const [done, action] = MESSAGES[step];
    const { data, error } = await send(step, withoutDeposit);
    if (error) return toast(saveErrorToast(error, id, action));
    if (step === 'confirm' && data.awaited_deposit) return undoToast(data, HELD_MESSAGE);
    // A free slot is taken again at once.
    undoToast(data, step === 'reopen' && data.status === 'confirmed' ? CONFIRMED_MESSAGE : done);
  };
  return {
    take,
    isTaking: reading.isFetching || [recording, completing, confirming, reopening].some(({ isLoading }) => isLoading),
  };
}
