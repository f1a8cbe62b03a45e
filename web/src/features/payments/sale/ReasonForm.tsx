import { type ReactNode, useEffect, useId, useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { type FieldErrors, useFieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { toPaymentErrors } from '../payment-errors.js';
import styles from '../payments.module.css';

interface ReasonFormProps {
  /** Its name, and what its button says. */
  action: string;
  /** Said once it is done. */
  done: string;
  initialReason?: string;
  isDanger?: boolean;
  /** Sends what was entered, or returns the errors of fields that cannot be sent. */
  onSend: (reason: string) => Promise<{ error?: unknown }> | { fields: FieldErrors };
  onClose: () => void;
  children: (errors: FieldErrors) => ReactNode;
}

/** A change of a sale that needs a reason, entered where the sale is shown. */
export function ReasonForm({ action, done, initialReason = '', isDanger, onSend, onClose, children }: ReasonFormProps) {
  const id = useId();
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const { form, errors, showErrors } = useFieldErrors<HTMLFormElement>();
  const [reason, setReason] = useState(initialReason);
  const [isSending, setSending] = useState(false);
  useEffect(() => element?.querySelector('input')?.focus(), [element]);
  const send = async () => {
    if (isSending) return;
    if (!reason.trim()) return showErrors({ reason: 'Please give a reason' });
    const sent = onSend(reason);
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
      <LabelledItem isDense id={`${id}-reason`} label="Reason *" error={errors['reason']}>
        {(control) => (
          <TextInput {...control} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </LabelledItem>
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
