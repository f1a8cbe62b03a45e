import { useGetShopQuery, type CustomerBookingDto } from '../../../shared/api/generated.js';
import { formatTime, formatDayAndMonth } from '../../../shared/dates/dates.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { isChangeable } from '../is-changeable.js';
import './booking-links.css';

/** What happens next, in a few sentences. */
export function NextSteps({ booking }: { booking: CustomerBookingDto }) {
  const { data: shop } = useGetShopQuery();
  const now = useShopNow();
  const isPending = booking.status === 'pending';
  return (
    <p className={isPending ? 'booking-next booking-next-pending' : 'booking-next'}>
      <strong>What happens next.</strong>{' '}
      {isPending
        ? pendingSteps(booking)
        : confirmedSteps(booking, isChangeable(booking, now) ? undefined : shop?.phone)}
    </p>
  );
}

function pendingSteps({ booking_time, client_email, is_unassigned, therapist_name }: CustomerBookingDto): string {
  const search = is_unassigned ? 'look for a free therapist' : `check whether ${therapist_name} can see you`;
  const answer = client_email ? `write to ${client_email}` : 'call you';
  const promise = `We ${search} at ${formatTime(booking_time)} and ${answer}.`;
  return `${promise} It is not an appointment until you hear from us. Nothing has been charged.`;
}

/** @param phone what to ring when it is too late to change the booking on its page */
function confirmedSteps({ client_email, changeable_until }: CustomerBookingDto, phone: string | undefined): string {
  const [date = '', time = ''] = changeable_until.split('T');
  return [
    client_email
      ? `A confirmation is on its way to ${client_email}.`
      : "You didn't give an email address, so please make a note of the time.",
    'Please arrive 10 minutes early.',
    phone
      ? `To move or cancel it, please call ${phone}.`
      : `You can move or cancel it on its page until ${formatDayAndMonth(date)}, ${formatTime(time)}.`,
  ].join(' ');
}
