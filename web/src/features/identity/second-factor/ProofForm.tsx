import { useState } from 'react';
import type { OwnProofDto } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { toastError } from '../../../shared/api/error-message.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Form } from '../../../shared/ui/form/Form.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { OwnPasswordField } from './OwnPasswordField.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './second-factor.module.css';

interface ProofFormProps {
  lead: string;
  /** Text of the button. */
  action: string;
  isDanger?: boolean;
  /** Resolves with the error, if there was one. */
  onSubmit: (proof: OwnProofDto) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for password and code again before the second factor is changed. */
export function ProofForm({ lead, action, isDanger = false, onSubmit, onCancel }: ProofFormProps) {
  const form = useForm<OwnProofDto>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (proof: OwnProofDto) => {
    setBusy(true);
    const error = await onSubmit(proof);
    setBusy(false);
    if (!error) return;
    const errors = parseProblem(error)?.errors;
    if (!errors) return toastError(error, "That didn't work. Please try again.");
    form.setFields(errors.map(({ field, message }) => ({ name: field as keyof OwnProofDto, errors: [message] })));
  };
  return (
    <Form form={form} validatesOnSubmit onSubmit={submit}>
      <p>{lead}</p>
      <OwnPasswordField />
      <FormItem
        name="code"
        label="Code of the app, or a recovery code"
        rules={[{ required: true, whitespace: true, message: 'Please enter a code' }]}
      >
        <TextInput autoComplete="one-time-code" maxLength={40} className={styles.code} />
      </FormItem>
      <Cluster gap={12} lines={8} className={styles.actions}>
        <Button variant="primary" isDanger={isDanger} isSubmit disabled={isBusy}>
          {action}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Cluster>
    </Form>
  );
}
