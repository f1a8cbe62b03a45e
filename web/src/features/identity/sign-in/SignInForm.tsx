import { useState, type FormEvent } from 'react';
import { PlainField } from '../../../shared/ui/plain-form/PlainField.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { useAuth } from '../auth/auth-context.js';
import { credentialMistakes, type CredentialMistakes } from './credential-mistakes.js';

/**
 * Signs in with a password. The page notices the new session by `useAuth`; `onCodeNeeded` is called where a code is
 * needed.
 */
export function SignInForm({ onCodeNeeded }: { onCodeNeeded: () => void }) {
  const { signIn } = useAuth();
  const [busy, setBusy] = useState(false);
  const [mistakes, setMistakes] = useState<CredentialMistakes>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const credentials = { email: String(entered.get('email')).trim(), password: String(entered.get('password')) };
    const found = credentialMistakes(credentials);
    setMistakes(found);
    const first = found.email ?? found.password;
    if (first) return toast(errorToast(first, 'Validation Error'));
    setBusy(true);
    const { error, next } = await signIn(credentials);
    // Whoever has signed in leaves the page with the next renderings.
    setBusy(!error && next === undefined);
    if (error) toast(errorToast(error.message, 'Authentication Error'));
    else if (next === 'code') onCodeNeeded();
    else toast({ title: 'Welcome back!', description: 'You have been signed in successfully' });
  };

  return (
    // With this method the browser submits nothing: before the script has loaded, a press must not leave the page.
    <form method="dialog" aria-labelledby="sign-in" onSubmit={(event) => void submit(event)} noValidate>
      <PlainField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={mistakes.email}
      />
      <PlainField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        error={mistakes.password}
      />
      <button type="submit" className="button button-primary plain-submit" disabled={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </button>
    </form>
  );
}
