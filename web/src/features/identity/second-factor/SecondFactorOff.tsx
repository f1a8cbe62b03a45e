import { Button, Form } from 'antd';
import { useState } from 'react';
import { useBeginSecondFactorMutation, type SecondFactorSecretDto } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { toastError } from '../../../shared/api/error-message.js';
import { ConfirmApp } from './ConfirmApp.js';
import { OwnPasswordField } from './OwnPasswordField.js';

/** Turns the second factor on: asks for the password, then shows the secret for the app. */
export function SecondFactorOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState<SecondFactorSecretDto>();
  if (secret) return <ConfirmApp secret={secret} onCodes={onCodes} onCancel={() => setSecret(undefined)} />;
  if (isAsking) return <PasswordForm onSecret={setSecret} onCancel={() => setAsking(false)} />;
  return (
    <>
      <p>It is off: whoever learns your password can sign in as you.</p>
      <Button type="primary" onClick={() => setAsking(true)}>
        Set up
      </Button>
    </>
  );
}

interface PasswordFormProps {
  onSecret: (secret: SecondFactorSecretDto) => void;
  onCancel: () => void;
}

function PasswordForm({ onSecret, onCancel }: PasswordFormProps) {
  const [form] = Form.useForm<{ password: string }>();
  const [begin, { isLoading }] = useBeginSecondFactorMutation();
  const submit = async ({ password }: { password: string }) => {
    const { data, error } = await begin({ ownPasswordDto: { password } });
    if (data) return onSecret(data);
    const message = parseProblem(error)?.errors?.[0]?.message;
    if (message) form.setFields([{ name: 'password', errors: [message] }]);
    else toastError(error, 'The second factor could not be set up');
  };
  return (
    <Form form={form} layout="vertical" requiredMark={false} validateTrigger="onSubmit" onFinish={submit}>
      <OwnPasswordField />
      <div className="security-actions">
        <Button type="primary" htmlType="submit" disabled={isLoading}>
          Continue
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Form>
  );
}
