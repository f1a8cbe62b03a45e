import { BusinessRuleError } from '../../../kernel/errors.js';
import type { BookingDecision } from '../booking.aggregate.js';
import { assertNotErased, bookingClosedError, requireBooking } from '../booking.rules.js';

/**
 * Makes a booking the first one of a series. One that is in a series already stays where it is: the new ones follow on.
 * @throws BusinessRuleError `person-erased`, `part-of-visit` for one of several treatments, `booking-closed` for one
 * that was cancelled or missed
 */
export function repeat({ id, weeks }: { id: string; weeks: number }): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    assertNotErased(current);
    if (current.status === 'cancelled' || current.status === 'no_show') throw bookingClosedError(current);
    if (current.visit)
      throw new BusinessRuleError('part-of-visit', 'Treatments of a visit cannot be repeated one by one');
    if (current.recurrence) return [];
    return [{ type: 'BookingRepeated', data: { recurrenceId: id, weeks, position: 1 } }];
  };
}
