import { RuleBroken } from '../../platform/decider.js';
import { twelveHour } from '../../platform/clock/in-words.js';
import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';

/** A pending or confirmed booking as the schedule knows it. */
export interface StandingBooking {
  bookingId: string;
  date: LocalDate;
  time: LocalTime;
}

/** What is selected of `reservations r`. */
export const standingColumns = /* sql */ `
  r.booking_id as "bookingId", r.starts_at::date::text as date, to_char(r.starts_at, 'HH24:MI') as time`;

export const standingOrder = /* sql */ `order by r.starts_at, r.booking_id`;

/**
 * Refuses what would be done to bookings, naming them.
 * @param where what the sentence says of them: `in that time`
 */
export function refuseOver(rule: string, bookings: readonly StandingBooking[], where: string): void {
  if (bookings.length === 0) return;
  const times = [...new Set(bookings.map(({ time }) => twelveHour(time)))];
  const subject = bookings.length === 1 ? 'A booking stands' : `${bookings.length} bookings stand`;
  throw new RuleBroken(
    rule,
    `${subject} ${where}: ${times.join(', ')}`,
    bookings.map(({ bookingId }) => bookingId),
  );
}
