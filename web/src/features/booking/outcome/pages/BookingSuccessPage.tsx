import { usePrivateToken } from '../../../../shared/private-link/use-private-token.js';
import { BookingLinks } from '../BookingLinks.js';
import { NextSteps } from '../NextSteps.js';
import { ManageClientBooking } from '../../client-booking/ManageClientBooking.js';
import type { ClientBookingProps } from '../../client-booking/client-booking-props.js';
import { useClientBooking } from '../../client-booking/use-client-booking.js';
import { BookingDetails } from './BookingDetails.js';
import { OutcomeActions } from './OutcomeActions.js';
import { OutcomePage } from './OutcomePage.js';
import { toPageOutcome } from './page-outcome.js';
import { WaitingPage } from './WaitingPage.js';

/**
 * The private page of a booking. Only the unguessable `session_id` opens it; `booking_id`, `any` and `status` may be
 * in the address but decide nothing.
 */
export function BookingSuccessPage() {
  const sessionId = usePrivateToken('session_id');
  return <PrivatePage key={sessionId} sessionId={sessionId} />;
}

function PrivatePage({ sessionId }: { sessionId: string | null }) {
  const { booking, show, refresh } = useClientBooking(sessionId);

  if (sessionId && booking)
    return <LoadedBooking booking={booking} sessionId={sessionId} onChanged={show} onOutdated={() => void refresh()} />;
  if (booking === undefined) return <WaitingPage sentence="Processing your booking..." />;
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

function LoadedBooking(own: ClientBookingProps) {
  const { booking, sessionId } = own;
  const isAhead = booking.status === 'pending' || booking.status === 'confirmed';
  return (
    <OutcomePage {...toPageOutcome(booking)}>
      <BookingDetails booking={booking} />
      {isAhead && <ManageClientBooking {...own} />}
      {booking.status === 'confirmed' && <BookingLinks booking={booking} sessionId={sessionId} isOnBookingPage />}
      {isAhead && <NextSteps booking={booking} />}
      <OutcomeActions
        isQuiet={isAhead}
        actions={[
          [booking.status === 'cancelled' ? 'Book Again' : 'Return Home', '/'],
          ['View My Bookings', '/bookings'],
        ]}
      />
    </OutcomePage>
  );
}
