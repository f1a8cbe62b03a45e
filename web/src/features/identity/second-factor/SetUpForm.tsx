import { useState } from 'react';
import { useBeginSecondFactorMutation, type SecondFactorSecretDto } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { toastError } from '../../../shared/api/error-message.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Form } from '../../../shared/ui/form/Form.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { ConfirmApp } from './ConfirmApp.js';
import { OwnPasswordField } from './OwnPasswordField.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './second-factor.module.css';

interface SetUpFormProps {
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

/** Turns the second factor on: asks for the password, then shows the secret for the app. */
export function SetUpForm({ onCodes, onCancel }: SetUpFormProps) {
  const form = useForm<{ password: string }>();
  const [secret, setSecret] = useState<SecondFactorSecretDto>();
  const [begin, { isLoading }] = useBeginSecondFactorMutation();
  if (secret) return <ConfirmApp secret={secret} onCodes={onCodes} onCancel={() => setSecret(undefined)} />;
  const submit = async ({ password }: { password: string }) => {
    const { data, error } = await begin({ ownPasswordDto: { password } });
    if (data) return setSecret(data);
    const message = parseProblem(error)?.errors?.[0]?.message;
    if (message) form.setFields([{ name: 'password', errors: [message] }]);
    else toastError(error, 'The second factor could not be set up');
  };
  return (
    <Form
      form={form}
      validatesOnSubmit
      onSubmit={submit}
      // Whoever comes back from the secret enters the password again.
      clearOnDestroy
    >
      <OwnPasswordField />
      <Cluster gap={12} lines={8} className={styles.actions}>
        <Button variant="primary" isSubmit disabled={isLoading}>
          Continue
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Cluster>
    </Form>
  );
}
