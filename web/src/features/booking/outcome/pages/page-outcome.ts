import type { CustomerBookingDto } from '../../../../shared/api/generated.js';
import { formatBegunSentence, formatConfirmedSentence, formatHeldSentence } from '../booking-outcome.js';

interface PageOutcome {
  title: string;
  sentence: string;
  picture: 'result-confirmed' | 'result-request';
}

/**
 * Returns the texts of `/booking-success` for the booking's status.
 * @param hasStarted whether the booking's start has passed
 */
export function toPageOutcome(booking: CustomerBookingDto, hasStarted: boolean): PageOutcome {
  if (booking.held_until)
    return {
      title: 'Open the Link in Your Mail',
      sentence: formatHeldSentence(booking.held_until),
      picture: 'result-request',
    };
  switch (booking.status) {
    case 'pending':
      return {
        title: 'Booking Request Received',
        sentence: 'Your request is with us. We still need to confirm. We will get back to you.',
        picture: 'result-request',
      };
    case 'cancelled':
      return {
        title: booking.is_declined ? 'Request Declined' : 'Booking Cancelled',
        sentence: booking.is_declined
          ? 'The shop could not confirm your request. Nothing has been charged.'
          : 'This booking was cancelled. Nothing has been charged.',
        picture: 'result-request',
      };
    default:
      return {
        title: 'Booking Confirmed',
        sentence:
          hasStarted || booking.status !== 'confirmed'
            ? formatBegunSentence(booking)
            : formatConfirmedSentence(booking),
        picture: 'result-confirmed',
      };
  }
}
