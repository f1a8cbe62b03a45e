import type { CustomerBookingDto } from '../../../shared/api/generated.js';
import { formatTime, formatLongDate } from '../../../shared/dates/dates.js';

export interface BookingOutcome {
  title: string;
  sentence: string;
  isPending: boolean;
}

/** The outcome of a booking just made, in the shop's words. */
export function toBookingOutcome(booking: CustomerBookingDto): BookingOutcome {
  if (booking.held_until)
    return {
      title: 'Open the Link in Your Mail',
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

export const formatHeldSentence = (heldUntil: string) =>
  `Your time is kept for you until ${formatTime(heldUntil.slice(11))}. The link in the mail confirms it.`;

export function formatConfirmedSentence(booking: CustomerBookingDto): string {
  const start = `${formatLongDate(booking.booking_date)} at ${formatTime(booking.booking_time)}`;
  if (booking.visit) {
    const whom = booking.treatments.some(({ guest }) => guest > 1) ? 'the two of you' : 'you';
    return `We will see ${whom} for ${booking.treatments.length} treatments on ${start}.`;
  }
  return `${booking.therapist_name} will see you for ${booking.service_name} on ${start}.`;
}
