import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useReadPasswordLinkQuery, type LinkOwnerDto } from '../../../shared/api/generated.js';
import { CodeForm } from '../sign-in/CodeForm.js';
import { SignInFrame } from '../sign-in/SignInFrame.js';
import { NewPasswordForm } from './NewPasswordForm.js';
import { usePrivateToken } from '../../../shared/private-link/use-private-token.js';
import { errorMessage } from '../../../shared/api/error-message.js';
import styles from '../sign-in-parts.module.css';

/** The page that invitations and password mails link to. The token decides whose password is set. */
export function NewPasswordPage({ purpose }: Pick<LinkOwnerDto, 'purpose'>) {
  const token = usePrivateToken('token');
  const { data, error } = useReadPasswordLinkQuery(token ? { passwordLinkDto: { token } } : skipToken);

  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const navigate = useNavigate();
  const toStaff = () => void navigate('/staff', { replace: true });

  if (isCodeNeeded) {
    return (
      <SignInFrame title="Enter your code">
        <CodeForm onSignedIn={toStaff} onOver={() => void navigate('/auth', { replace: true })} />
      </SignInFrame>
    );
  }
  const title = purpose === 'invitation' ? 'Welcome' : 'Choose a new password';
  if (token && data) {
    return (
      <SignInFrame title={title}>
        <p className={styles.lead}>
          {purpose === 'invitation' ? 'Choose a password for' : 'A new password for'} <strong>{data.email}</strong>
        </p>
        <NewPasswordForm token={token} email={data.email} onCodeNeeded={() => setCodeNeeded(true)} />
      </SignInFrame>
    );
  }
  const problem = token ? error && errorMessage(error, 'The link could not be checked') : 'This link is not complete';
  return (
    <SignInFrame title={title} isWaiting={!problem}>
      <p role="alert" className={styles.lead}>
        {problem}
      </p>
      {purpose === 'invitation' ? (
        <p>Ask your administrator to send the invitation again.</p>
      ) : (
        <Link to="/forgot-password" className={styles.other}>
          Ask for a new link
        </Link>
      )}
    </SignInFrame>
  );
}

export const AcceptInvitationPage = () => <NewPasswordPage purpose="invitation" />;
export const ResetPasswordPage = () => <NewPasswordPage purpose="reset" />;
