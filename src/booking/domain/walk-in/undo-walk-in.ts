import { BusinessRuleError } from '../../../kernel/errors.js';
import type { BookingDecision } from '../booking.aggregate.js';
import type { BookingEvent } from '../booking.events.js';
import { assertNotErased, requireBooking } from '../booking.rules.js';
import type { CancelledBooking } from '../booking.state.js';
import { WALK_IN_UNDONE_REASON } from '../client/default-reason.js';
import { isNeutral, type LoggedBookingEvent, toUndone } from '../booking.undo.js';

const WALK_IN_TYPES: readonly BookingEvent['type'][] = [
  'BookingRequested',
  'BookingRoomChanged',
  'BookingConfirmed',
  'DayStateChanged',
];

/**
 * Takes back a walk-in that was entered by mistake: it is cancelled, and counts as if it had never been. Does nothing
 * the second time.
 * @param events all events of the booking
 * @param version the version with which the walk-in ended
 * @throws BusinessRuleError `not-undoable` when anything else has happened to it
 */
export function undoWalkIn(events: readonly LoggedBookingEvent[], version: number): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    assertNotErased(current);
    if (events.some(({ undoes }) => undoes.includes(version))) return [];
    const made = events.filter(({ type }) => !isNeutral(type));
    const isWalkIn = made.every(({ type, isByUser }) => isByUser && WALK_IN_TYPES.includes(type));
    const arrivals = made.filter(({ type }) => type === 'DayStateChanged');
    if (!isWalkIn || arrivals.length !== 1 || made.at(-1)?.version !== version || made.at(-1) !== arrivals[0])
      throw new BusinessRuleError('not-undoable', 'This booking has changed since and can no longer be undone');
    const reason = WALK_IN_UNDONE_REASON;
    const before: CancelledBooking = { ...current, status: 'cancelled', reason, roomId: null };
    return [
      toUndone(
        before,
        made.map((event) => event.version),
      ),
    ];
  };
}
