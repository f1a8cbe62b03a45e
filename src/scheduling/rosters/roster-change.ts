import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';

/** A shift as data, whether or not it is stored. */
export interface RosterShift {
  id: string;
  therapistId: string;
  date: LocalDate;
  /** Start time; start and end are null for unreadable hours. */
  start: LocalTime | null;
  end: LocalTime | null;
  shiftType: string;
  /** Hours as they were written: `09:00 - 17:00`. */
  shiftHours: string;
}

/** A shift of the roster with its version. */
export interface StoredShift extends RosterShift {
  version: number;
}

/**
 * A change of the roster from any source: painting, copies, patterns, templates, publishing, undoing. Making one writes
 * nothing, so it can be previewed, checked and applied.
 */
export interface RosterChange {
  added: readonly RosterShift[];
  removed: readonly StoredShift[];
  changed: readonly { before: StoredShift; after: RosterShift }[];
}

/** Returns the shifts that the roster loses, as they were before. */
export const getLostShifts = ({ removed, changed }: RosterChange): StoredShift[] => [
  ...removed,
  ...changed.map(({ before }) => before),
];

export const getGainedShifts = ({ added, changed }: RosterChange): RosterShift[] => [
  ...added,
  ...changed.map(({ after }) => after),
];

/** Returns the therapist's day that a shift lies in. */
export const toDay = ({ therapistId, date }: RosterShift): TherapistDay => ({ therapistId, date });

/** Returns the days of a change; for a moved shift both days. */
export const getChangedDays = (change: RosterChange): TherapistDay[] =>
  [...getLostShifts(change), ...getGainedShifts(change)].map(toDay);

/** Whether two shifts of one therapist and day overlap; adjoining and unreadable ones do not. */
export function isOverlapping(one: RosterShift, other: RosterShift): boolean {
  if (one.therapistId !== other.therapistId || one.date !== other.date) return false;
  if (!one.start || !one.end || !other.start || !other.end) return false;
  return one.start < other.end && other.start < one.end;
}
