import { Link, Navigate } from 'react-router-dom';
import { useAuth } from './auth-context.js';
import { SignInForm } from './SignInForm.js';
import { SignInFrame } from './SignInFrame.js';

export function SignInPage() {
  const { user, loading } = useAuth();
  if (user) return <Navigate to="/staff" replace />;
  return (
    <SignInFrame title="Staff Sign In" isWaiting={loading}>
      <SignInForm />
      <Link to="/forgot-password" className="sign-in-forgot">
        Forgot your password?
      </Link>
    </SignInFrame>
  );
}
