import type { LocalDate } from '../../../kernel/local-time.js';
import { isOverlapping, type RosterShift } from '../../rosters/roster-change.js';

/** Why nobody works at the hours of a shift, whatever the roster says. */
export type DayOff = 'leave' | 'closure';

/** Why a shift is not entered. */
export type SkipReason = 'identical' | 'overlap' | 'inactive' | 'unreadable' | 'past' | DayOff;

export interface SkippedShift {
  shift: RosterShift;
  reason: SkipReason;
}

export interface PlannedAdditions {
  added: RosterShift[];
  /** What is there already stays: the same shift, or one that overlaps. */
  kept: (SkippedShift & { existing: RosterShift })[];
  skipped: SkippedShift[];
}

interface Surroundings {
  existing: readonly RosterShift[];
  isRosterable: (therapistId: string) => boolean;
  /** Leave and closures win over a shift anyway; one that they take whole need not be entered. */
  findDayOff: (shift: RosterShift) => DayOff | null;
  /** Earlier days are left as they were; null: they are not. */
  today: LocalDate | null;
}

/** Which of the shifts can be entered beside those that are there; what is there wins, and the first of two new ones. */
export function planAdditions(candidates: readonly RosterShift[], surroundings: Surroundings): PlannedAdditions {
  const plan: PlannedAdditions = { added: [], kept: [], skipped: [] };
  const taken = Map.groupBy(surroundings.existing, toDayKey);
  for (const shift of candidates) {
    const own = taken.get(toDayKey(shift)) ?? [];
    const identical = own.find(({ start, end }) => start === shift.start && end === shift.end);
    const existing = identical ?? own.find((other) => isOverlapping(shift, other));
    const reason = findObstacle(shift, surroundings);
    if (existing) plan.kept.push({ shift, existing, reason: identical ? 'identical' : 'overlap' });
    else if (reason) plan.skipped.push({ shift, reason });
    else {
      plan.added.push(shift);
      taken.set(toDayKey(shift), [...own, shift]);
    }
  }
  return plan;
}

function findObstacle(shift: RosterShift, { isRosterable, findDayOff, today }: Surroundings): SkipReason | null {
  if (today !== null && shift.date < today) return 'past';
  if (!isRosterable(shift.therapistId)) return 'inactive';
  if (!shift.start || !shift.end || shift.end <= shift.start) return 'unreadable';
  return findDayOff(shift);
}

const toDayKey = ({ therapistId, date }: RosterShift) => `${therapistId} ${date}`;
