import type { LocalDate } from '../../../kernel/local-time.js';
import { isOverlapping, type RosterShift } from '../../rosters/roster-change.js';

/** The reason for which a therapist does not work during a shift, whatever the roster says. */
export type DayOff = 'leave' | 'closure';

/** The reason for which a shift is not entered. */
export type SkipReason = 'identical' | 'overlap' | 'inactive' | 'unreadable' | 'past' | DayOff;

export interface SkippedShift {
  shift: RosterShift;
  reason: SkipReason;
}

export interface PlannedAdditions {
  added: RosterShift[];
  /** Existing shifts that stay in place of new ones: the same shift, or one that overlaps. */
  kept: (SkippedShift & { existing: RosterShift })[];
  skipped: SkippedShift[];
}

interface AdditionContext {
  existing: readonly RosterShift[];
  isRosterable: (therapistId: string) => boolean;
  /** Finds leave or a closure that takes a shift whole. They win over a shift anyway, so it need not be entered. */
  findDayOff: (shift: RosterShift) => DayOff | null;
  /** Shop-local date before which shifts are skipped; null to enter them, too. */
  today: LocalDate | null;
}

/**
 * Plans which of the shifts can be entered beside the existing ones; existing shifts win, and the first of two new
 * ones.
 */
export function planAdditions(candidates: readonly RosterShift[], context: AdditionContext): PlannedAdditions {
  const plan: PlannedAdditions = { added: [], kept: [], skipped: [] };
  const taken = Map.groupBy(context.existing, toDayKey);
  for (const shift of candidates) {
    const own = taken.get(toDayKey(shift)) ?? [];
    const identical = own.find(({ start, end }) => start === shift.start && end === shift.end);
    const existing = identical ?? own.find((other) => isOverlapping(shift, other));
    const reason = findSkipReason(shift, context);
    if (existing) plan.kept.push({ shift, existing, reason: identical ? 'identical' : 'overlap' });
    else if (reason) plan.skipped.push({ shift, reason });
    else {
      plan.added.push(shift);
      taken.set(toDayKey(shift), [...own, shift]);
    }
  }
  return plan;
}

function findSkipReason(shift: RosterShift, { isRosterable, findDayOff, today }: AdditionContext): SkipReason | null {
  if (today !== null && shift.date < today) return 'past';
  if (!isRosterable(shift.therapistId)) return 'inactive';
  if (!shift.start || !shift.end || shift.end <= shift.start) return 'unreadable';
  return findDayOff(shift);
}

const toDayKey = ({ therapistId, date }: RosterShift) => `${therapistId} ${date}`;
