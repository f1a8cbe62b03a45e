import { useRef, useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import { type CheckoutDto, type SaleDto, useTakePaymentMutation } from '../../../shared/api/generated.js';
import { idempotencyKey } from '../../../shared/api/idempotency-key.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { undoable } from '../../../shared/undo/undoable.js';
import { useFieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { toPaymentErrors } from '../payment-errors.js';
import { type CheckoutMethod, describeTaken } from '../payment-labels.js';
import {
  type CheckoutDraft,
  EMPTY_DRAFT,
  findDraftErrors,
  sumUp,
  toPayment,
  type UsedCertificate,
} from './checkout-sums.js';
import { UNDO_SECONDS, useUndoPayment } from './use-undo-payment.js';

interface CheckoutArgs {
  bookingId: string;
  checkout: CheckoutDto;
  isApart: boolean;
  onPaid: (sale: SaleDto, paymentId: string) => void;
  /** Reads again what is to be paid. */
  onStale: () => void;
}

/** Milliseconds after a payment in which a press takes no other: it is the second one of a double click. */
const DOUBLE_PRESS_MS = 600;

/** Holds the fields of a checkout, and takes the payment. */
export function useCheckout({ bookingId, checkout, isApart, onPaid, onStale }: CheckoutArgs) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  // Made before the first try and kept for all others: whatever is lost or pressed twice is one payment.
  const [id, setId] = useState(idempotencyKey);
  const { form, errors, showErrors, clearErrors } = useFieldErrors<HTMLFormElement>();
  const [send, { isLoading: isTaking }] = useTakePaymentMutation();
  const undo = useUndoPayment();
  const isBusy = useRef(false);
  const sums = sumUp(checkout, draft);

  const change = (changed: Partial<CheckoutDraft>) => {
    // Another tip is another question.
    const unasked = 'tip' in changed || 'ownTip' in changed ? { isTipConfirmed: undefined } : {};
    setDraft((before) => ({ ...before, ...unasked, ...changed }));
    clearErrors((field) => isSettledBy(changed, field));
  };

  /** @returns whether it was taken */
  const take = async (method: CheckoutMethod, certificate?: UsedCertificate): Promise<boolean> => {
    if (isBusy.current) return false;
    const wrong = findDraftErrors(draft, method);
    if (Object.keys(wrong).length > 0) {
      showErrors(wrong);
      return false;
    }
    isBusy.current = true;
    const newPaymentDto = toPayment(draft, sums, { id, method, apart: isApart }, certificate);
    const { data: sale, error } = await send({ id: bookingId, newPaymentDto });
    setTimeout(() => (isBusy.current = false), sale ? DOUBLE_PRESS_MS : 0);
    if (sale) {
      setDraft(EMPTY_DRAFT);
      setId(idempotencyKey());
      showErrors({});
      toast({
        ...successToast(describeTaken(sale, id)),
        key: `sale-${sale.id}`,
        ...undoable(() => undo(sale.id, id)),
        seconds: UNDO_SECONDS,
      });
      onPaid(sale, id);
      return true;
    }
    const refused = toPaymentErrors(error);
    showErrors(refused);
    if ('tip' in refused) setDraft((before) => ({ ...before, isTipConfirmed: false }));
    if (parseProblem(error)?.code === 'payment-id-reused') {
      // The first try came through without its answer, and something else was entered since.
      setId(idempotencyKey());
      onStale();
    }
    if (Object.keys(refused).length === 0) toastError(error, 'Failed to take the payment. Please try again.');
    return false;
  };

  return { draft, change, sums, form, errors, take, isTaking };
}

export type CheckoutState = ReturnType<typeof useCheckout>;

/** Whether a change settles an error: whatever changes what is to be paid settles that of the amount. */
function isSettledBy(changed: Partial<CheckoutDraft>, field: string): boolean {
  const [name] = field.split('.');
  const isAbout = (key: string) => key in changed;
  if (name === 'tip') return isAbout('tip') || isAbout('ownTip') || isAbout('isTipConfirmed');
  if (name === 'adjustment') return isAbout('adjusts') || isAbout('adjustment') || isAbout('reason');
  return name === 'amount' || isAbout(name!);
}
