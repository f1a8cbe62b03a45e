import { type ReactNode, useEffect, useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { type FieldErrors, useFieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { toPaymentErrors } from '../payment-errors.js';
import styles from '../payments.module.css';

export interface ChangeFormProps {
  /** Its name, and what its button says. */
  action: string;
  /** Said once it is done. */
  done: string;
  isDanger?: boolean;
  /** Sends what was entered, or returns the errors of fields that cannot be sent. */
  onSend: () => Promise<{ error?: unknown }> | { fields: FieldErrors };
  onClose: () => void;
  children: (errors: FieldErrors) => ReactNode;
}

/** A change of money, entered where it is shown. */
export function ChangeForm({ action, done, isDanger, onSend, onClose, children }: ChangeFormProps) {
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const { form, errors, showErrors } = useFieldErrors<HTMLFormElement>();
  const [isSending, setSending] = useState(false);
  useEffect(() => element?.querySelector('input')?.focus(), [element]);
  const send = async () => {
    if (isSending) return;
    const sent = onSend();
    if ('fields' in sent) return showErrors(sent.fields);
    setSending(true);
    const { error } = await sent;
    setSending(false);
    if (!error) {
      toast(successToast(done));
      return onClose();
    }
    const refused = toPaymentErrors(error);
    showErrors(refused);
    if (Object.keys(refused).length === 0) toastError(error, `${action} failed. Please try again.`);
  };
  return (
    <form
      ref={(rendered) => {
        form(rendered);
        setElement(rendered);
      }}
      noValidate
      aria-label={action}
      className={styles.change}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children(errors)}
      <Cluster>
        <Button variant="outlined" isSubmit {...(isDanger && { isDanger })} aria-disabled={isSending}>
          {action}
        </Button>
        <Button variant="text" onClick={onClose}>
          Keep as it is
        </Button>
      </Cluster>
    </form>
  );
}
