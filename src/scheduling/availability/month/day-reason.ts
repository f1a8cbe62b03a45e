import { findVisitorReason, type SlotContext, type VisitorReason } from '../../day/reasons.js';

/** The reason for which a visitor finds no start on a day; null when there is one. */
export type DayUnavailableReason =
  'past' | 'beyond_window' | 'closed' | 'day_off' | 'full' | 'service_not_given' | null;

/** Starts of a day with the same circumstances. */
export type StartContext = SlotContext & { isPast: boolean };

/**
 * Returns the reason for which a visitor finds no start with one therapist on a day; null when there is one. A day has
 * a start if one can be chosen and the day is not full. A shop without time slots gives no reason.
 */
export function toDayReason(starts: Iterable<StartContext>): DayUnavailableReason {
  const reasons = new Set<VisitorReason>();
  for (const start of starts) {
    const reason = findVisitorReason(start, start.isPast);
    // The day ends with its first start, and is full as a whole.
    if (reason === null) return start.shifts > 0 && start.slotsRemaining === 0 ? 'full' : null;
    reasons.add(reason);
  }
  if (reasons.size === 0) return null;
  if (reasons.has('taken') || reasons.has('no_room')) return 'full';
  if (reasons.has('service_not_given')) return 'service_not_given';
  if (reasons.has('on_leave') || reasons.has('not_rostered')) return 'day_off';
  if (reasons.has('past')) return 'past';
  return reasons.has('outside_shift') ? 'day_off' : 'closed';
}
