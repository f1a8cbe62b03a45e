import { hoursBefore, type LocalDateTime } from '../../kernel/local-time.js';
import { isPast } from '../../scheduling/index.js';

/**
 * Whether a booking was cancelled at or after the deadline for clients, no matter who cancelled: clients also do it on
 * the phone. All in shop time.
 * @param hours hours of the cancellation policy
 */
export function isLateCancellation(start: LocalDateTime, cancelledAt: LocalDateTime, hours: number): boolean {
  const deadline = hoursBefore(start, hours);
  return isPast(deadline.date, deadline.time, cancelledAt);
}
