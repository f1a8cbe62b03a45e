import { BusinessRuleError } from '../../kernel/errors.js';
import type { RefusalCode } from '../../kernel/refusal-codes.js';
import { formatTime12h } from '../../kernel/format-date.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';

/** A pending or confirmed booking that conflicts with a change. */
export interface ConflictingBooking {
  bookingId: string;
  date: LocalDate;
  time: LocalTime;
}

/** SQL of the columns of `reservations r`, as a `ConflictingBooking`. */
export const conflictColumns = /* sql */ `
  r.booking_id as "bookingId", r.starts_at::date::text as date, to_char(r.starts_at, 'HH24:MI') as time`;

/**
 * SQL condition that a row of `reservations r` is an open booking with a therapist. An offer to somebody who waits does
 * not count: it is withdrawn where it cannot be accepted any more.
 */
export const isBookingSql = /* sql */ `(r.kind <> 'unassigned' and not r.is_offer)`;

export const conflictOrder = /* sql */ `order by r.starts_at, r.booking_id`;

/**
 * Refuses a change that bookings conflict with, naming them.
 * @param where the end of the sentence about them: `at that time`
 * @throws BusinessRuleError under `rule` with their ids
 */
export function assertNoConflicts(rule: RefusalCode, bookings: readonly ConflictingBooking[], where: string): void {
  if (bookings.length === 0) return;
  const times = [...new Set(bookings.map(({ time }) => formatTime12h(time)))];
  const subject = bookings.length === 1 ? 'There is a booking' : `There are ${bookings.length} bookings`;
  throw new BusinessRuleError(
    rule,
    `${subject} ${where}: ${times.join(', ')}`,
    bookings.map(({ bookingId }) => bookingId),
  );
}
