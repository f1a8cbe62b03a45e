import { useResendVerificationMailMutation } from '../../../../shared/api/generated.js';
import { errorMessage } from '../../../../shared/api/error-message.js';
import type { Problem } from '../../../../shared/api/problem.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { OutcomeActions } from './OutcomeActions.js';
import { OutcomePage } from './OutcomePage.js';

interface VerificationFailedProps {
  token: string | null;
  /** The server's reason for refusing the link; undefined when it could not be reached. */
  problem: Problem | undefined;
  onRetry: () => void;
}

/** Explains why an address could not be verified, and offers a way on. */
export function VerificationFailed({ token, problem, onRetry }: VerificationFailedProps) {
  const isRefused = problem !== undefined && problem.status < 500;
  const message = !token ? 'No verification token provided' : problem?.detail || 'Failed to verify email';
  const isExpired = problem?.code === 'link-expired';
  if (problem?.code === 'hold-lapsed')
    return (
      <OutcomePage title="Too late for this time" picture="result-request" sentence={<p role="alert">{message}.</p>}>
        <OutcomeActions actions={[['Book again', '/']]} />
      </OutcomePage>
    );
  return (
    <OutcomePage title="Verification Failed" picture="result-request" sentence={<p role="alert">{message}</p>}>
      {token && isExpired && <ResendVerification token={token} />}
      {token && !isRefused && (
        <div className="outcome-page-actions">
          <Button size="large" variant="primary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {(!token || (isRefused && !isExpired)) && <p>To see your booking, have us email you the link to it.</p>}
      <OutcomeActions
        isQuiet
        actions={[
          ['Send my link again', '/booking-link'],
          ['Return Home', '/'],
        ]}
      />
    </OutcomePage>
  );
}

function ResendVerification({ token }: { token: string }) {
  const [resend, { isLoading, isSuccess, error }] = useResendVerificationMailMutation();
  return (
    <>
      <p role="status">
        {isSuccess
          ? 'Another link is on its way to the address that you booked with.'
          : error !== undefined && errorMessage(error, 'The email could not be sent. Please try again.')}
      </p>
      {!isSuccess && (
        <div className="outcome-page-actions">
          <Button
            size="large"
            variant="primary"
            disabled={isLoading}
            onClick={() => void resend({ verificationMailDto: { token } })}
          >
            {isLoading ? 'Processing...' : 'Send another link'}
          </Button>
        </div>
      )}
    </>
  );
}
