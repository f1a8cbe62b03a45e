import type { CustomerBookingDto } from '../../shared/api/generated.js';
import { clockTime, longDate } from '../../shared/dates.js';

export interface Outcome {
  title: string;
  sentence: string;
  isPending: boolean;
}

/** The outcome of a booking just made, in the shop's words. */
export function outcomeOf(booking: CustomerBookingDto): Outcome {
  if (booking.status === 'pending')
    return {
      title: 'Request Received',
      sentence: 'We will get back to you to confirm your appointment.',
      isPending: true,
    };
  return {
    title: booking.client_email ? 'Booking Confirmed' : 'Booking created successfully',
    sentence: confirmedSentence(booking),
    isPending: false,
  };
}

export function confirmedSentence(booking: CustomerBookingDto): string {
  const start = `${longDate(booking.booking_date)} at ${clockTime(booking.booking_time)}`;
  return `${booking.therapist_name} will see you for ${booking.service_name} on ${start}.`;
}
