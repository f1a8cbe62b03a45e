import type { CustomerBookingDto } from '../../../shared/api/generated.js';
import { formatLongDate, formatMoment, formatTime, type ShopNow } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { isBeforeDeadline } from '../policy/change-deadline.js';

interface BookingOutcome {
  title: string;
  sentence: string;
  isPending: boolean;
}

/** Describes the result of a booking just made, in the wording that the shop prescribes. */
export function toBookingOutcome(booking: CustomerBookingDto): BookingOutcome {
  if (booking.pending_reason === 'unpaid') return { ...toUnpaidOutcome(booking), isPending: true };
  if (booking.held_until)
    return {
      title: 'Open the Link in Your Email',
      sentence: formatHeldSentence(booking.held_until),
      isPending: true,
    };
  if (booking.status === 'pending')
    return {
      title: 'Request Received',
      sentence: 'We will get back to you to confirm your appointment.',
      isPending: true,
    };
  return {
    title: booking.client_email ? 'Booking Confirmed' : 'Booking created successfully',
    sentence: formatConfirmedSentence(booking),
    isPending: false,
  };
}

/** Returns the texts of a booking that its deposit confirms. */
export const toUnpaidOutcome = ({ held_until, deposit }: CustomerBookingDto, now?: ShopNow) => ({
  title: 'Pay Your Deposit',
  sentence: `We are holding this time for you${held_until ? ` until ${formatEnd(held_until, now)}` : ''}. Your deposit${
    deposit ? ` of ${formatMoney(deposit)}` : ''
  } confirms it.`,
});

/** Formats the end of a hold, with its day where that is not today. */
const formatEnd = (heldUntil: string, now: ShopNow | undefined) =>
  !now || heldUntil.startsWith(now.date) ? formatTime(heldUntil.slice(11)) : formatMoment(heldUntil);

export const formatHeldSentence = (heldUntil: string) =>
  `We are holding this time for you until ${formatTime(heldUntil.slice(11))}. Open the link in our email to confirm it.`;

export function formatConfirmedSentence(booking: CustomerBookingDto): string {
  const start = formatStart(booking);
  if (booking.visit) {
    const whom = booking.treatments.some(({ guest }) => guest > 1) ? 'you both' : 'you';
    return `We'll see ${whom} for ${booking.treatments.length} treatments on ${start}.`;
  }
  return `${booking.therapist_name} will see you for ${booking.service_name} on ${start}.`;
}

/** Returns the sentence for a booking that has begun. */
export function formatBegunSentence(booking: CustomerBookingDto): string {
  const start = formatStart(booking);
  if (booking.visit) return `Your ${booking.treatments.length} treatments were booked for ${start}.`;
  return `${booking.service_name} with ${booking.therapist_name} was booked for ${start}.`;
}

/** Whether the booking's start has passed; false until the shop's clock is known. */
export const hasStarted = ({ booking_date, booking_time }: CustomerBookingDto, now: ShopNow | undefined): boolean =>
  !isBeforeDeadline(`${booking_date}T${booking_time}`, now);

/** Whether the planned end has passed, of a visit that of its last treatment; false until the shop's clock is known. */
export function isOver(booking: CustomerBookingDto, now: ShopNow | undefined): boolean {
  const parts = booking.treatments.filter(({ status }) => status !== 'cancelled');
  return (parts.length > 0 ? parts : [booking]).every((part) => !isBeforeDeadline(toEnd(part), now));
}

type Timed = Pick<CustomerBookingDto, 'booking_date' | 'booking_time' | 'booking_duration'>;

/** Returns the planned end, `yyyy-MM-ddTHH:mm`. Counted as if in UTC: a wall clock has no daylight saving. */
function toEnd({ booking_date, booking_time, booking_duration }: Timed): string {
  const end = new Date(Date.parse(`${booking_date}T${booking_time}Z`) + booking_duration * 60_000);
  return end.toISOString().slice(0, 16);
}

const formatStart = ({ booking_date, booking_time }: CustomerBookingDto) =>
  `${formatLongDate(booking_date)} at ${formatTime(booking_time)}`;
