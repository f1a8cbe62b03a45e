import { Link, Navigate } from 'react-router-dom';
import { useAuth } from '../auth/auth-context.js';
import { loadSession } from '../auth/session-storage.js';
import { SignInForm } from './SignInForm.js';
import { SignInFrame } from './SignInFrame.js';

export function SignInPage() {
  const { user, loading } = useAuth();
  if (user) return <Navigate to="/staff" replace />;
  return (
    // Nobody waits who has not signed in here: there is no session to be read.
    <SignInFrame title="Staff Sign In" isWaiting={loading && loadSession() !== null}>
      <SignInForm />
      <Link to="/forgot-password" className="sign-in-forgot">
        Forgot your password?
      </Link>
    </SignInFrame>
  );
}
