import { useCallback, useEffect, useRef } from 'react';
import { parseProblem } from '../../../../shared/api/problem.js';
import {
  useVerifyBookingEmailMutation,
  type VerifiedBookingDto,
  type VerifiedEmailDto,
} from '../../../../shared/api/generated.js';
import { formatTime, formatLongDate } from '../../../../shared/dates/dates.js';
import { StatusTag } from '../../../../shared/ui/status/StatusTag.js';
import { usePrivateToken } from '../../../../shared/private-link/use-private-token.js';
import { DescriptionList } from '../../../../shared/ui/DescriptionList.js';
import { OutcomeActions } from './OutcomeActions.js';
import { OutcomePage } from './OutcomePage.js';
import { VerificationFailed } from './VerificationFailed.js';
import { WaitingPage } from './WaitingPage.js';

/** The page that a verification mail links to. Opening it changes nothing; the page itself posts the token, once. */
export function VerifyBookingPage() {
  const token = usePrivateToken('token');
  return <Verification key={token} token={token} />;
}

function Verification({ token }: { token: string | null }) {
  const [verify, { data, error, isError, isLoading }] = useVerifyBookingEmailMutation();
  const post = useCallback(() => token && void verify({ verifyEmailDto: { token } }), [verify, token]);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    post();
  }, [post]);

  if (data) return <Verified {...data} />;
  if (!token || (isError && !isLoading))
    return <VerificationFailed token={token} problem={parseProblem(error)} onRetry={post} />;
  return <WaitingPage sentence="Verifying your email..." />;
}

const SENTENCES: Partial<Record<VerifiedBookingDto['status'], string>> = {
  confirmed: 'Your booking is confirmed. Please arrive 10 minutes early.',
  pending: "Thank you. We still need to confirm. We'll email you.",
  cancelled: 'Your booking was cancelled.',
};

function Verified({ booking, is_already_verified }: VerifiedEmailDto) {
  const isConfirmed = booking.status === 'confirmed';
  const sentence = SENTENCES[booking.status];
  return (
    <OutcomePage
      title="Email Verified"
      picture={isConfirmed ? 'result-confirmed' : 'result-request'}
      sentence={[is_already_verified && 'This link has already verified your email.', sentence]
        .filter(Boolean)
        .join(' ')}
    >
      <DescriptionList
        items={[
          ['Service', booking.service_name],
          ['Therapist', booking.therapist_name],
          ['Date', formatLongDate(booking.booking_date)],
          ['Time', formatTime(booking.booking_time)],
          ['Status', <StatusTag status={booking.status} />],
        ]}
      />
      <OutcomeActions actions={[['Return Home', '/']]} />
    </OutcomePage>
  );
}
