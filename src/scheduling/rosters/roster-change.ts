import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';

/** A shift as data, entered or not. */
export interface RosterShift {
  id: string;
  therapistId: string;
  date: LocalDate;
  /** Null, as the end, for hours that cannot be read. */
  start: LocalTime | null;
  end: LocalTime | null;
  shiftType: string;
  /** As it was written: `09:00 - 17:00`. */
  shiftHours: string;
}

/** A shift of the roster, with the version that it is at. */
export interface StoredShift extends RosterShift {
  version: number;
}

/**
 * A change of the roster, whoever makes it: painting, copies, patterns, templates, publishing, taking back. Nothing is written by
 * making one, so it can be shown, judged and applied.
 */
export interface RosterChange {
  added: readonly RosterShift[];
  removed: readonly StoredShift[];
  changed: readonly { before: StoredShift; after: RosterShift }[];
}

/** What the roster loses and what it gains. */
export const getLostShifts = ({ removed, changed }: RosterChange): StoredShift[] => [
  ...removed,
  ...changed.map(({ before }) => before),
];

export const getGainedShifts = ({ added, changed }: RosterChange): RosterShift[] => [
  ...added,
  ...changed.map(({ after }) => after),
];

/** The days that are touched; those of a move are both in it. */
export const getChangedDays = (change: RosterChange): TherapistDay[] =>
  [...getLostShifts(change), ...getGainedShifts(change)].map(({ therapistId, date }) => ({ therapistId, date }));

/** Whether two shifts of one therapist and day have an instant in common; those that meet have none, nor what cannot be read. */
export function isOverlapping(one: RosterShift, other: RosterShift): boolean {
  if (one.therapistId !== other.therapistId || one.date !== other.date) return false;
  if (!one.start || !one.end || !other.start || !other.end) return false;
  return one.start < other.end && other.start < one.end;
}
