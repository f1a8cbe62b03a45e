import { usePrivateToken } from '../../../../shared/private-link/use-private-token.js';
import { hasStarted, isOver } from '../booking-outcome.js';
import { formatMove } from '../format-move.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { BookAgain } from '../book-again/BookAgain.js';
import { BookingLinks } from '../BookingLinks.js';
import { isBeforeDeadline } from '../../policy/change-deadline.js';
import { Receipts } from '../Receipts.js';
import { NextSteps } from '../NextSteps.js';
import { PayAsClient } from '../../client-booking/PayAsClient.js';
import { ConfirmAttendance } from '../../client-booking/ConfirmAttendance.js';
import { ManageClientBooking } from '../../client-booking/ManageClientBooking.js';
import type { ClientBookingProps } from '../../client-booking/client-booking-props.js';
import { useClientBooking } from '../../client-booking/use-client-booking.js';
import { BookingDetails } from './BookingDetails.js';
import { FailedPage } from './FailedPage.js';
import { OutcomeActions } from './OutcomeActions.js';
import { OutcomePage } from './OutcomePage.js';
import { toPageOutcome } from './page-outcome.js';
import { WaitingPage } from './WaitingPage.js';

/**
 * The private page of a booking. Only the unguessable `session_id` opens it; `booking_id`, `any` and `status` may be in
 * the address but have no effect.
 */
export function BookingSuccessPage() {
  const sessionId = usePrivateToken('session_id');
  return <PrivatePage key={sessionId} sessionId={sessionId} />;
}

function PrivatePage({ sessionId }: { sessionId: string | null }) {
  const { booking, hasFailed, show, refresh } = useClientBooking(sessionId);

  if (sessionId && booking)
    return <LoadedBooking booking={booking} sessionId={sessionId} onChanged={show} onOutdated={refresh} />;
  if (hasFailed) return <FailedPage sentence="Your booking could not be loaded." onRetry={refresh} />;
  if (booking === undefined) return <WaitingPage sentence="Processing your booking..." />;
  return (
    <OutcomePage
      title="Booking Submitted"
      picture="result-request"
      sentence="Thank you for choosing us. We can't show a booking from this link. We can email you a new one."
    >
      <OutcomeActions
        actions={[
          ['Send my link again', '/booking-link'],
          ['Return Home', '/'],
        ]}
      />
    </OutcomePage>
  );
}

function LoadedBooking(own: ClientBookingProps) {
  const { booking, sessionId } = own;
  const isAhead = booking.status === 'pending' || booking.status === 'confirmed';
  const now = useShopNow();
  const hasBegun = hasStarted(booking, now);
  // The time of a request that was never confirmed has simply passed.
  const isCurrent = isAhead && !(booking.status === 'pending' ? hasBegun : isOver(booking, now));
  const isUnpaid = booking.pending_reason === 'unpaid';
  const isLate = isCurrent && !isBeforeDeadline(booking.changeable_until, now);
  const paysHere = booking.status !== 'pending' || isUnpaid || booking.pending_reason === 'deposit_lapsed';
  const parts = [
    <BookingDetails key="details" booking={booking} isCurrent={isCurrent} />,
    paysHere && (
      <PayAsClient
        key={`pay ${booking.version}`}
        sessionId={sessionId}
        onPaid={own.onOutdated}
        isUnpaid={isUnpaid}
        isCancelled={booking.status === 'cancelled'}
      />
    ),
  ];
  return (
    <OutcomePage {...toPageOutcome(booking, now)} namesPhone={isLate}>
      {isCurrent && booking.moved_from && (
        <p className="outcome-page-moved">{formatMove(booking.moved_from, booking)}</p>
      )}
      {/* Whoever is to pay does not search for the button. */}
      {isUnpaid ? parts.toReversed() : parts}
      <Receipts receipts={booking.receipts} />
      <ConfirmAttendance {...own} />
      {isCurrent && <ManageClientBooking {...own} />}
      {isCurrent && booking.status === 'confirmed' && (
        <BookingLinks booking={booking} sessionId={sessionId} isOnBookingPage />
      )}
      {isAhead && !hasBegun && <NextSteps booking={booking} sessionId={sessionId} />}
      {(!isAhead || hasBegun) && <BookAgain booking={booking} sessionId={sessionId} />}
      <OutcomeActions
        isQuiet
        actions={[
          ['Return Home', '/'],
          ['View My Bookings', '/bookings'],
        ]}
      />
    </OutcomePage>
  );
}
