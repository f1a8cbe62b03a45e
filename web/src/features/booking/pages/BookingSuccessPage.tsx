import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCompleteBookingMutation } from '../../../shared/api/generated.js';
import { BookingLinks } from '../BookingLinks.js';
import { NextSteps } from '../NextSteps.js';
import { BookingDetails } from './BookingDetails.js';
import { OutcomeActions } from './OutcomeActions.js';
import { OutcomePage } from './OutcomePage.js';
import { pageOutcomeOf } from './page-outcome.js';
import { WaitingPage } from './WaitingPage.js';

/**
 * The private page of a booking. Only the unguessable `session_id` opens it; `booking_id`, `any` and `status` may stand
 * in the address but decide nothing.
 */
export function BookingSuccessPage() {
  const sessionId = useSearchParams()[0].get('session_id');
  const [completeBooking, { data, isError }] = useCompleteBookingMutation();
  useEffect(() => {
    if (sessionId) void completeBooking({ bookingSessionDto: { sessionId } });
  }, [completeBooking, sessionId]);

  if (sessionId && data) return <LoadedBooking booking={data.booking} sessionId={sessionId} />;
  if (sessionId && !isError) return <WaitingPage sentence="Processing your booking..." />;
  return (
    <OutcomePage
      title="Booking Submitted"
      picture="result-request"
      sentence="Thank you for your booking. If you gave an email address, the details are on their way to it."
    >
      <OutcomeActions actions={[['Return Home', '/']]} />
    </OutcomePage>
  );
}

function LoadedBooking({ booking, sessionId }: Parameters<typeof BookingLinks>[0]) {
  const isAhead = booking.status === 'pending' || booking.status === 'confirmed';
  return (
    <OutcomePage {...pageOutcomeOf(booking)}>
      <BookingDetails booking={booking} />
      {booking.status === 'confirmed' && <BookingLinks booking={booking} sessionId={sessionId} isOnItsPage />}
      {isAhead && <NextSteps booking={booking} />}
      <OutcomeActions
        actions={[
          ['Return Home', '/'],
          ['View My Bookings', '/bookings'],
        ]}
      />
    </OutcomePage>
  );
}
