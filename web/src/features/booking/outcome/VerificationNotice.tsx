import { useResendVerificationMailMutation, type CustomerBookingDto } from '../../../shared/api/generated.js';
import { errorMessage } from '../../../shared/api/error-message.js';
import { VERIFICATION_LINK_TTL_HOURS } from '../../../shared/server-rules.js';
import { verificationMailText } from './mail-state-texts.js';
import type { ClientMailState } from './use-client-mail-state.js';

export interface VerificationNoticeProps {
  booking: CustomerBookingDto;
  sessionId: string;
  mailState: ClientMailState | undefined;
}

/** Announces the mail that verifies the client's address, with a button that sends it again. */
export function VerificationNotice({ booking, sessionId, mailState }: VerificationNoticeProps) {
  const effect = EFFECTS[booking.pending_reason ?? ''] ?? '.';
  return (
    <div className="booking-next booking-next-pending">
      <p>
        <strong>Verify your email address.</strong> {verificationMailText(booking.client_email ?? '', mailState)} The
        link works for {VERIFICATION_LINK_TTL_HOURS} hours{effect}
      </p>
      <ResendLink sessionId={sessionId} />
    </div>
  );
}

const IF_IT_COMES_FREE = '. It confirms your booking should the time come free before that.';
const IF_STILL_FREE = ' and confirms your booking if the time is still free.';

/** What the link does beside, by the reason why the request waits. */
const EFFECTS: Record<string, string> = {
  ...{ time_conflict: IF_IT_COMES_FREE, fully_booked: IF_IT_COMES_FREE, no_room: IF_IT_COMES_FREE },
  ...{ available: IF_STILL_FREE, error: IF_STILL_FREE },
};

export function ResendLink({ sessionId }: { sessionId: string }) {
  const [resend, { isLoading, isSuccess, error }] = useResendVerificationMailMutation();
  return (
    <>
      <p>
        No email? Check your spam folder, or{' '}
        <button
          type="button"
          className="link"
          disabled={isLoading}
          onClick={() => void resend({ verificationMailDto: { sessionId } })}
        >
          send it again
        </button>
        .
      </p>
      <p role="status">
        {isSuccess && 'Another link is on its way. Please use the newest email.'}
        {error !== undefined && errorMessage(error, 'The email could not be sent. Please try again.')}
      </p>
    </>
  );
}
