import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useSetPasswordByLinkMutation } from '../../../shared/api/generated.js';
import { withSessionLock } from '../../../shared/api/with-session-lock.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Form } from '../../../shared/ui/form/Form.js';
import { establish } from '../auth/session-thunks.js';
import { toast } from '../../../shared/toast/toast.js';
import { NewPasswordField } from './NewPasswordField.js';
import { errorMessage } from '../../../shared/api/error-message.js';

interface NewPasswordFormProps {
  token: string;
  email: string;
  /** Called when the password is set and the account has a second factor, so that a code has to be entered. */
  onCodeNeeded: () => void;
}

/** Sets the password by the link, which is then used up. The person is signed in, or asked for a code. */
export function NewPasswordForm({ token, email, onCodeNeeded }: NewPasswordFormProps) {
  const [setPassword, { error }] = useSetPasswordByLinkMutation();
  const [isSaving, setSaving] = useState(false);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const submit = async ({ password }: { password: string }) => {
    setSaving(true);
    const { data } = await withSessionLock(async () => {
      const answer = await setPassword({ newPasswordDto: { token, password } });
      if (answer.data && 'user' in answer.data) dispatch(establish(answer.data));
      return answer;
    });
    setSaving(false);
    if (!data) return;
    if (!('user' in data)) return onCodeNeeded();
    toast({ title: 'Welcome', description: 'Your password is set and you are signed in' });
    await navigate('/staff', { replace: true });
  };
  return (
    <Form validatesOnSubmit onSubmit={submit}>
      {/* Tells password managers whose password it is. */}
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <NewPasswordField
        label="New password"
        problem={error && errorMessage(error, 'The password could not be saved')}
      />
      <Button variant="primary" isSubmit isBlock disabled={isSaving}>
        {isSaving ? 'Saving...' : 'Set password and sign in'}
      </Button>
    </Form>
  );
}
