import { useState, type FormEvent } from 'react';
import { PlainField } from '../../../shared/ui/plain-form/PlainField.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { useAuth } from '../auth/auth-context.js';
import styles from '../sign-in-parts.module.css';

interface CodeFormProps {
  onSignedIn?: () => void;
  /** Called when the code was entered too late, so that the password is needed again. */
  onOver: () => void;
}

const APP_CODE = {
  label: 'Code from your authenticator app',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  maxLength: 7,
} as const;
const RECOVERY_CODE = {
  label: 'Recovery code',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  maxLength: 20,
} as const;

/** The second step of a sign-in. */
export function CodeForm({ onSignedIn, onOver }: CodeFormProps) {
  const { enterCode } = useAuth();
  const [busy, setBusy] = useState(false);
  const [isRecovery, setRecovery] = useState(false);
  const [mistake, setMistake] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setMistake(code ? undefined : 'Please enter a code');
    if (!code) return;
    setBusy(true);
    const { error, next } = await enterCode(code);
    setBusy(!error);
    if (!error) {
      onSignedIn?.();
      return toast({ title: 'Welcome back!', description: 'You have been signed in successfully' });
    }
    if (error.isOfCode) return setMistake(error.message);
    toast(errorToast(error.message, 'Authentication Error'));
    if (next === 'password') onOver();
  };
  const change = () => {
    setRecovery(!isRecovery);
    setMistake(undefined);
  };

  return (
    <form method="dialog" aria-labelledby="sign-in" onSubmit={(event) => void submit(event)} noValidate>
      <PlainField
        key={String(isRecovery)}
        name="code"
        type="text"
        spellCheck={false}
        autoFocus
        error={mistake}
        {...(isRecovery ? RECOVERY_CODE : APP_CODE)}
      />
      <button type="submit" className="button button-primary plain-submit" disabled={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </button>
      <button type="button" className={styles.other} onClick={change}>
        {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
      </button>
    </form>
  );
}
