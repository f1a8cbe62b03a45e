import type { CustomerBookingDto } from '../../../../shared/api/generated.js';
import type { ShopNow } from '../../../../shared/dates/dates.js';
import {
  formatBegunSentence,
  formatConfirmedSentence,
  formatHeldSentence,
  hasStarted,
  isOver,
  toUnpaidOutcome,
} from '../booking-outcome.js';
import { isBeforeDeadline } from '../../policy/change-deadline.js';

export interface PageOutcome {
  title: string;
  sentence: string;
  picture: 'result-confirmed' | 'result-request';
}

/** Returns the texts of `/booking-success` for what the booking is at this moment. */
export function toPageOutcome(booking: CustomerBookingDto, now: ShopNow | undefined): PageOutcome {
  switch (booking.status) {
    case 'pending':
      return { ...toPendingOutcome(booking, now), picture: 'result-request' };
    case 'cancelled':
      return {
        title: booking.is_declined ? 'Request Declined' : 'Booking Cancelled',
        sentence: booking.is_declined
          ? 'We could not confirm your request. Nothing has been charged.'
          : `This booking was cancelled.${booking.deposit ? '' : ' Nothing has been charged.'}`,
        picture: 'result-request',
      };
    case 'no_show':
      return { title: 'Missed Appointment', sentence: formatBegunSentence(booking), picture: 'result-request' };
    case 'completed':
      return { title: 'Thank You for Coming', sentence: formatBegunSentence(booking), picture: 'result-confirmed' };
    default:
      return { ...toConfirmedOutcome(booking, now), picture: 'result-confirmed' };
  }
}

function toPendingOutcome(booking: CustomerBookingDto, now: ShopNow | undefined): Omit<PageOutcome, 'picture'> {
  const { held_until } = booking;
  if (booking.pending_reason === 'unpaid') return toUnpaidOutcome(booking, now);
  if (held_until && !isBeforeDeadline(held_until, now))
    return { title: 'Too Late for This Time', sentence: 'The link was not opened in time. Nothing was booked.' };
  if (held_until) return { title: 'Open the Link in Your Email', sentence: formatHeldSentence(held_until) };
  if (booking.pending_reason === 'deposit_lapsed' && !hasStarted(booking, now))
    return {
      title: 'This Time Is No Longer Held',
      sentence:
        'Your deposit was not paid in time. We still have your request: please call us if you would like to come.',
    };
  if (hasStarted(booking, now))
    return {
      title: 'This Time Has Passed',
      sentence: 'We did not confirm your request in time. Nothing has been charged.',
    };
  return {
    title: 'Booking Request Received',
    sentence: 'We have your request. We still need to confirm it, and will get back to you.',
  };
}

/** Returns the texts of a booking that is confirmed until the shop has closed it, which may be some time after the visit. */
function toConfirmedOutcome(booking: CustomerBookingDto, now: ShopNow | undefined): Omit<PageOutcome, 'picture'> {
  if (isOver(booking, now)) return { title: 'Your Appointment Is Over', sentence: formatBegunSentence(booking) };
  if (hasStarted(booking, now)) return { title: 'Your Appointment Has Begun', sentence: formatBegunSentence(booking) };
  return { title: 'Booking Confirmed', sentence: formatConfirmedSentence(booking) };
}
