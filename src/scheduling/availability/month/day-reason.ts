import { slotUnavailableReason, type SlotContext } from '../availability.js';

/** The reason for which a visitor finds no start on a day; null when there is one. */
export type DayUnavailableReason =
  'past' | 'beyond_window' | 'closed' | 'day_off' | 'full' | 'service_not_given' | null;

/** Starts of a day with the same circumstances. */
export type StartContext = SlotContext & { isPast: boolean };

/**
 * Returns the reason for which a visitor finds no start with one therapist on a day; null when there is one. A day has
 * a start if one can be chosen and the day is not full. A shop without time slots gives no reason.
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
 * Returns the same for Any Available: the day has a start if one of the working therapists has one. While nobody is
 * rostered, the shop's hours decide.
 * @param shop reasons that hold whoever works.
 * @param therapists the reasons of the rostered therapists
 */
export function toAnyTherapistReason(
  shop: DayUnavailableReason,
  therapists: readonly DayUnavailableReason[],
): DayUnavailableReason {
  if (shop !== null || therapists.length === 0 || therapists.includes(null)) return shop;
  return therapists.every((reason) => reason === 'service_not_given') ? 'service_not_given' : 'full';
}
