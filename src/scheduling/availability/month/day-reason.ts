import { slotUnavailableReason, type SlotContext } from '../availability.js';

/** Why a visitor finds no start on a day; null when there is one. */
export type DayUnavailableReason =
  'past' | 'beyond_window' | 'closed' | 'day_off' | 'full' | 'service_not_given' | null;

/** What is known of the starts of a day that have the same answer. */
export type StartContext = SlotContext & { isPast: boolean };

/**
 * A therapist's day, by the rules of its starts: it has one as long as a start can be chosen and a booking of that day can
 * still be confirmed. Without any time slot there is nothing to say of a single day.
 */
export function toDayReason(starts: readonly StartContext[]): DayUnavailableReason {
  const isFull = starts.some((start) => start.shifts > 0 && start.slotsRemaining === 0);
  const reasons = new Set(starts.map((start) => slotUnavailableReason(start, start.isPast)));
  if (reasons.has(null)) return isFull ? 'full' : null;
  if (starts.length === 0) return null;
  if (reasons.has('taken')) return 'full';
  const [first] = (['service_not_given', 'day_off'] as const).filter((reason) => reasons.has(reason));
  if (first) return first;
  if (reasons.has('past')) return 'past';
  return reasons.has('outside_shift') ? 'day_off' : 'closed';
}

/**
 * The same for whoever leaves the choice to the shop: a day is theirs as long as one of those who work then has a start.
 * While nobody is on its roster the shop's own hours decide.
 * @param shop what holds for the day whoever works. @param therapists those on its roster
 */
export function toAnybodyReason(
  shop: DayUnavailableReason,
  therapists: readonly DayUnavailableReason[],
): DayUnavailableReason {
  if (shop !== null || therapists.length === 0 || therapists.includes(null)) return shop;
  return therapists.every((reason) => reason === 'service_not_given') ? 'service_not_given' : 'full';
}
