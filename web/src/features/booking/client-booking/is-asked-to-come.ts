import type { CustomerBookingDto } from '../../../shared/api/generated.js';
import { minutesBetween, type ShopNow } from '../../../shared/dates/dates.js';

/**
 * Minutes before the start from which a reminder may ask. The earliest asks 72 hours before it, or at 8 PM before that
 * where it would leave at night; an hour is added for a change to daylight saving in between.
 */
const ASKED_BEFORE_MINUTES = (72 + 12 + 1) * 60;

type Coming = Pick<CustomerBookingDto, 'status' | 'booking_date' | 'booking_time'>;

/**
 * Whether the page asks the client to confirm that they will come: from when a reminder may have asked, until the
 * start.
 */
export function isAskedToCome({ status, booking_date: date, booking_time: time }: Coming, now: ShopNow): boolean {
  const minutes = minutesBetween(`${now.date}T${now.time}`, `${date}T${time}`);
  return status === 'confirmed' && minutes > 0 && minutes <= ASKED_BEFORE_MINUTES;
}
