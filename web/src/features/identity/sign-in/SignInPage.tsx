import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { findKeptAddress } from '../../../shared/unsaved/kept-draft.js';
import { useAuth } from '../auth/auth-context.js';
import { loadSession } from '../auth/session-storage.js';
import { CodeForm } from './CodeForm.js';
import { SignInForm } from './SignInForm.js';
import { SignInFrame } from './SignInFrame.js';
import styles from '../sign-in-parts.module.css';

export function SignInPage() {
  const { user, loading } = useAuth();
  const [step, setStep] = useState<'password' | 'code'>('password');
  if (user) return <Navigate to={findKeptAddress(user.id) ?? '/staff'} replace />;
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
