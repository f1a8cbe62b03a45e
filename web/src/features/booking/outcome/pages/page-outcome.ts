import type { CustomerBookingDto } from '../../../../shared/api/generated.js';
import { formatConfirmedSentence } from '../booking-outcome.js';

interface PageOutcome {
  title: string;
  sentence: string;
  picture: 'result-confirmed' | 'result-request';
}

/** What `/booking-success` says about a booking, by the state the server knows. */
export function toPageOutcome(booking: CustomerBookingDto): PageOutcome {
  switch (booking.status) {
    case 'pending':
      return {
        title: 'Booking Request Received',
        sentence: 'Your request is with us. The shop has yet to confirm it, and will get back to you.',
        picture: 'result-request',
      };
    case 'cancelled':
      return {
        title: 'Booking Cancelled',
        sentence: 'This booking was cancelled. Nothing has been charged.',
        picture: 'result-request',
      };
    default:
      return { title: 'Booking Confirmed', sentence: formatConfirmedSentence(booking), picture: 'result-confirmed' };
  }
}
