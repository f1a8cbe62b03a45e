import { toastError } from '../../../shared/api/error-message.js';
import { useUndoPaymentMutation } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { describeUndone } from '../payment-labels.js';

/** Seconds for which the receipt waits to be mailed, so that an undo leaves no mail behind. */
export const UNDO_SECONDS = 30;

/** Takes a payment back, and says what money goes back. */
export function useUndoPayment() {
  const [undoPayment] = useUndoPaymentMutation();
  return async (id: string, paymentId: string) => {
    const { data, error } = await undoPayment({ id, paymentId });
    if (error) return toastError(error, 'Failed to undo the payment. Please try again.');
    toast({ ...successToast(describeUndone(data, paymentId)), key: `sale-${id}` });
  };
}
