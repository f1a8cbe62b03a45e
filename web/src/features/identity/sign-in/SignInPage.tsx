import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { findKeptAddress } from '../../../shared/unsaved/kept-draft.js';
import { useAuth } from '../auth/auth-context.js';
import { getHomePath } from '../auth/home-path.js';
import { loadSession } from '../auth/session-storage.js';
import { CodeForm } from './CodeForm.js';
import { SignInForm } from './SignInForm.js';
import { SignInFrame } from './SignInFrame.js';
import styles from '../sign-in-parts.module.css';

/**
 * Whoever signs in here comes to the page where they work, or back to what they had entered; whoever is signed in
 * already, to the launcher.
 */
export function SignInPage() {
  const { user, userRole, loading, roleLoading } = useAuth();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [wasSignedOut, setSignedOut] = useState(false);
  if (!user && !loading && !wasSignedOut) setSignedOut(true);
  const kept = user && findKeptAddress(user.id);
  if (user && (kept || !wasSignedOut)) return <Navigate to={kept ?? '/staff'} replace />;
  // The form remains until the role is known.
  if (user && !roleLoading) return <Navigate to={getHomePath(userRole)} replace />;
  if (step === 'code') {
    return (
      <SignInFrame title="Enter your code">
        <CodeForm onOver={() => setStep('password')} />
      </SignInFrame>
    );
  }
  return (
    // Without a session in this browser there is nothing to wait for.
    <SignInFrame title="Staff Sign In" isWaiting={loading && loadSession() !== null}>
      <SignInForm onCodeNeeded={() => setStep('code')} />
      <Link to="/forgot-password" className={styles.other}>
        Forgot your password?
      </Link>
    </SignInFrame>
  );
}
