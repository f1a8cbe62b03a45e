import type { CustomerBookingDto } from '../../../shared/api/generated.js';
import type { ShopNow } from '../../../shared/dates/dates.js';
import { hasStarted } from '../outcome/booking-outcome.js';
import { type PageOutcome, toPageOutcome } from '../outcome/pages/page-outcome.js';

/** Returns the texts of a wait that became a booking: the thanks for taking the time while that is to come, else what became of it. */
export function toWaitOutcome(booking: CustomerBookingDto, now: ShopNow | undefined): PageOutcome {
  if (booking.status !== 'confirmed' || hasStarted(booking, now)) return toPageOutcome(booking, now);
  const { service_name, therapist_name } = booking;
  return {
    title: 'You are booked',
    sentence: `${service_name} with ${therapist_name} is yours. Please arrive 10 minutes early.`,
    picture: 'result-confirmed',
  };
}
