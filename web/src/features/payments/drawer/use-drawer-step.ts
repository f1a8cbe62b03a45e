import { useRef, useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { type FieldErrors, useFieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { toPaymentErrors } from '../payment-errors.js';

interface StepArgs {
  /** Said once it is done, where the next step does not show it. */
  done?: string;
  /** Said where it fails for a reason that nobody names. */
  failed: string;
  /** Shows the next step. */
  onDone: () => Promise<void>;
}

/** Sends a step of the close once, and shows what was refused at its fields. */
export function useDrawerStep({ done, failed, onDone }: StepArgs) {
  const { form, errors, showErrors, clearErrors } = useFieldErrors<HTMLFormElement>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  /** @param wrong the errors of fields that cannot be sent */
  const send = async (wrong: FieldErrors, request: () => Promise<{ error?: unknown }>) => {
    if (isBusy.current) return;
    showErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    isBusy.current = true;
    setSending(true);
    const { error } = await request();
    if (error) {
      const refused = toPaymentErrors(error);
      showErrors(refused);
      if (Object.keys(refused).length === 0) toastError(error, failed);
    } else {
      if (done) toast(successToast(done));
      await onDone();
    }
    isBusy.current = false;
    setSending(false);
  };
  return { form, errors, clearErrors, send, isSending };
}
