import type { CustomerBookingDto } from '../../../shared/api/generated.js';
import { minutesBetween, type ShopNow } from '../../../shared/dates/dates.js';

/**
 * The earliest reminder asks 72 hours before the start, or at 8 PM before that where it would leave at night; an hour more where
 * the shop's clock is put forward in between.
 */
const ASKED_BEFORE_MINUTES = (72 + 12 + 1) * 60;

type Coming = Pick<CustomerBookingDto, 'status' | 'booking_date' | 'booking_time'>;

/** Whether the page asks the client to say that they will come: since a reminder may have asked, until the start. */
export function isAskedToCome({ status, booking_date: date, booking_time: time }: Coming, now: ShopNow): boolean {
  const minutes = minutesBetween(`${now.date}T${now.time}`, `${date}T${time}`);
  return status === 'confirmed' && minutes > 0 && minutes <= ASKED_BEFORE_MINUTES;
}
