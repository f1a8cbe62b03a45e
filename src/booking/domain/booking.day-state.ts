import { BusinessRuleError } from '../../kernel/errors.js';
import type { BookingDecision } from './booking.aggregate.js';
import { type DayState, NO_SHOW_AFTER_MINUTES } from './booking-status.js';
import { bookingClosedError, requireBooking } from './booking.rules.js';

/**
 * Records how far the visit has come. On its day, each state may follow any other.
 * @throws BusinessRuleError `not-confirmed` for a request, `another-day`, `booking-closed`
 */
export function changeDayState({ to, isToday }: { to: DayState; isToday: boolean }): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    if (current.status === 'pending') throw new BusinessRuleError('not-confirmed', 'Confirm this booking first');
    if (current.status !== 'confirmed') throw bookingClosedError(current);
    const from = current.dayState ?? 'expected';
    if (from === to) return [];
    if (to !== 'expected' && !isToday)
      throw new BusinessRuleError('another-day', 'Clients arrive on the day of their booking');
    return [{ type: 'DayStateChanged', data: { from, to } }];
  };
}

/**
 * Records a no-show: at the earliest 15 minutes after the start, and only while nobody has arrived.
 * @throws BusinessRuleError `has-arrived`, `not-late-enough`, `booking-closed`
 */
export function recordNoShow({ minutesSinceStart }: { minutesSinceStart: number }): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    if (current.status === 'no_show') return [];
    if (current.status !== 'confirmed') throw bookingClosedError(current);
    if (current.dayState) throw new BusinessRuleError('has-arrived', 'The client of this booking has arrived');
    if (minutesSinceStart < NO_SHOW_AFTER_MINUTES)
      throw new BusinessRuleError(
        'not-late-enough',
        `A booking can be closed as a no-show ${NO_SHOW_AFTER_MINUTES} minutes after its start`,
      );
    return [{ type: 'NoShowRecorded', data: {} }];
  };
}
