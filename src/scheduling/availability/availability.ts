import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';

/** A service without a duration lasts so long, in minutes. */
export const usualMinutes = 60;

/** Whether a booking could be confirmed, and if not, why. docs/domain.md, "Availability". */
export type Availability = 'available' | 'not_rostered' | 'time_conflict' | 'fully_booked' | 'error';

/** What is known about one start time of a therapist's day. */
export interface SlotFacts {
  /** Roster entries of the day; two shifts are their union. */
  shifts: number;
  /** An entry's hours cannot be read. */
  hasUnreadableHours: boolean;
  isInShift: boolean;
  /** A booking that counts, or a block, is in the way. */
  isTaken: boolean;
  /** max(0, available_slots − distinct start times held that day) */
  slotsRemaining: number;
}

/** The rules of availability: grid, check and claim share them. */
export function availabilityOf(facts: SlotFacts): Availability {
  if (facts.hasUnreadableHours) return 'error';
  if (facts.shifts === 0) return 'not_rostered';
  if (!facts.isInShift || facts.isTaken) return 'time_conflict';
  return facts.slotsRemaining === 0 ? 'fully_booked' : 'available';
}

/** Why a visitor cannot choose a start time; null when it can be chosen. */
export type WhyClosed = 'past' | 'outside_shift' | 'taken' | null;

/** The public grid: a full day stays selectable, and without readable hours no shift restricts. */
export function whyClosed(facts: SlotFacts, isPast: boolean): WhyClosed {
  if (isPast) return 'past';
  if (facts.isTaken) return 'taken';
  const isRestricted = facts.shifts > 0 && !facts.hasUnreadableHours;
  return isRestricted && !facts.isInShift ? 'outside_shift' : null;
}

/** A start at or before now is past. All in shop time. */
export function isPast(date: LocalDate, time: LocalTime, now: { date: LocalDate; time: LocalTime }): boolean {
  return date < now.date || (date === now.date && time <= now.time);
}
