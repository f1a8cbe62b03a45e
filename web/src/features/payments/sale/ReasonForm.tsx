import { useId, useState } from 'react';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import type { FieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { ChangeForm, type ChangeFormProps } from './ChangeForm.js';

interface ReasonFormProps extends Omit<ChangeFormProps, 'onSend'> {
  initialReason?: string;
  /** Sends what was entered, or returns the errors of fields that cannot be sent. */
  onSend: (reason: string) => Promise<{ error?: unknown }> | { fields: FieldErrors };
}

/** A change of money that needs a reason. */
export function ReasonForm({ initialReason = '', onSend, children, ...props }: ReasonFormProps) {
  const id = useId();
  const [reason, setReason] = useState(initialReason);
  return (
    <ChangeForm
      {...props}
      onSend={() => (reason.trim() ? onSend(reason) : { fields: { reason: 'Please give a reason' } })}
    >
      {(errors) => (
        <>
          {children(errors)}
          <LabelledItem isDense id={`${id}-reason`} label="Reason *" error={errors['reason']}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </LabelledItem>
        </>
      )}
    </ChangeForm>
  );
}
