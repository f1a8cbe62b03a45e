import { useGetShopQuery, type CustomerBookingDto } from '../../../shared/api/generated.js';
import { formatTime } from '../../../shared/dates/dates.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { formatOpenDeadline } from '../policy/change-deadline.js';
import { HoldNotice } from './HoldNotice.js';
import { confirmationMailText } from './mail-state-texts.js';
import { useClientMailState } from './use-client-mail-state.js';
import { VerificationNotice } from './VerificationNotice.js';
import './booking-links.css';

interface NextStepsProps {
  booking: CustomerBookingDto;
  sessionId: string;
}

/** The next steps, in a few sentences. */
export function NextSteps({ booking, sessionId }: NextStepsProps) {
  const { data: shop } = useGetShopQuery();
  const now = useShopNow();
  const mailState = useClientMailState(sessionId, booking.version);
  const { status, client_email, is_email_verified, changeable_until, held_until } = booking;
  if (booking.pending_reason === 'unpaid') return null;
  if (held_until) return <HoldNotice booking={booking} sessionId={sessionId} mailState={mailState} />;
  if (status === 'pending')
    return (
      <>
        {client_email && !is_email_verified && (
          <VerificationNotice booking={booking} sessionId={sessionId} mailState={mailState} />
        )}
        <p className="booking-next booking-next-pending">
          <strong>What happens next.</strong> {pendingSteps(booking)}
        </p>
      </>
    );
  const deadline = formatOpenDeadline(changeable_until, now);
  const sentences = [
    client_email
      ? confirmationMailText(client_email, mailState)
      : "You didn't give an email address, so please make a note of the time.",
    'Please arrive 10 minutes early.',
    deadline ? `Change or cancel until ${deadline}.` : shop && `To move or cancel it, please call ${shop.phone}.`,
  ];
  return (
    <p className="booking-next">
      <strong>What happens next.</strong> {sentences.filter(Boolean).join(' ')}
    </p>
  );
}

const NOT_FREE = ['time_conflict', 'fully_booked', 'no_room'];

function pendingSteps(booking: CustomerBookingDto): string {
  const { booking_time, client_email, is_unassigned, therapist_name, pending_reason } = booking;
  const search = is_unassigned ? 'look for a free therapist' : `check whether ${therapist_name} can see you`;
  const answer = client_email ? `write to ${client_email}` : 'call you';
  const known = NOT_FREE.includes(pending_reason ?? '') ? `${formatTime(booking_time)} was not free. ` : '';
  const promise = `${known}We ${search} at ${formatTime(booking_time)} and ${answer}.`;
  return `${promise} It is not an appointment until you hear from us. Nothing has been charged.`;
}
