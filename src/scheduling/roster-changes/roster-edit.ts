import type { LocalDate } from '../../kernel/local-time.js';
import { getChangedDays, type RosterChange, type RosterShift, type StoredShift } from '../rosters/roster-change.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';

/** The last day of a pattern before and after a change; one that ends before its first day makes nothing. */
export interface PatternSpan {
  id: string;
  before: LocalDate | null;
  after: LocalDate | null;
  /** Whether the pattern begins with this edit. */
  isNew?: boolean;
}

/** All changes of one user action, applied and taken back as one. */
export interface RosterEdit {
  roster: RosterChange;
  /** Changes of drafts. */
  drafts: RosterChange;
  patterns: readonly PatternSpan[];
}

export const NO_CHANGE: RosterChange = { added: [], removed: [], changed: [] };

export const toRosterEdit = (edit: Partial<RosterEdit>): RosterEdit => ({
  roster: NO_CHANGE,
  drafts: NO_CHANGE,
  patterns: [],
  ...edit,
});

export const countShifts = ({ added, removed, changed }: RosterChange): number =>
  added.length + removed.length + changed.length;

export const getEditedDays = ({ roster, drafts }: RosterEdit): TherapistDay[] => [
  ...getChangedDays(roster),
  ...getChangedDays(drafts),
];

/**
 * Returns the edit that undoes this one. Its versions are those after the original: 1 for an added shift, one higher
 * for a changed one.
 */
export const invertEdit = ({ roster, drafts, patterns }: RosterEdit): RosterEdit => ({
  roster: invertChange(roster),
  drafts: invertChange(drafts),
  patterns: patterns.map(({ id, before, after }) => ({ id, before: after, after: before })),
});

/**
 * Gives each shift its current version if it is otherwise as the change expects it; any other keeps the old version,
 * and will conflict.
 */
export function matchVersions(change: RosterChange, stored: readonly StoredShift[]): RosterChange {
  const current = new Map(stored.map((shift) => [shift.id, shift]));
  const match = (shift: StoredShift): StoredShift => {
    const now = current.get(shift.id);
    return now && isSame(now, shift) ? { ...shift, version: now.version } : shift;
  };
  return {
    added: change.added,
    removed: change.removed.map(match),
    changed: change.changed.map(({ before, after }) => ({ before: match(before), after })),
  };
}

const isSame = (one: RosterShift, other: RosterShift): boolean =>
  (['therapistId', 'date', 'shiftHours', 'shiftType'] as const).every((field) => one[field] === other[field]);

/** Returns the first version of a shift; a restored one starts at a new version. */
export const getFirstVersion = (shift: RosterShift): number => ('version' in shift ? Number(shift.version) + 1 : 1);

const invertChange = ({ added, removed, changed }: RosterChange): RosterChange => ({
  added: removed,
  removed: added.map((shift) => ({ ...shift, version: getFirstVersion(shift) })),
  changed: changed.map(({ before, after }) => ({ before: { ...after, version: before.version + 1 }, after: before })),
});
