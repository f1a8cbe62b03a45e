import type { LocalDateTime } from '../../../kernel/local-time.js';
import {
  getGainedShifts,
  getLostShifts,
  isOverlapping,
  type RosterChange,
  type RosterShift,
} from '../../rosters/roster-change.js';
import type { RosterEdit } from '../roster-edit.js';

/** The moments at which a change was made and is taken back, in shop time. */
interface UndoMoments {
  madeAt: LocalDateTime;
  now: LocalDateTime;
}

/**
 * Restricts an edit that takes another one back to the part that can still be undone. The past stays as it was: a shift
 * that has begun is not removed, one that is over does not come back, nor does any shift at the hours of one that
 * stays. Only shifts that were already past when the change was made can be restored.
 */
export function withoutPastShifts(edit: RosterEdit, moments: UndoMoments): { edit: RosterEdit; left: RosterShift[] } {
  const roster = findUnchangeable(edit.roster, moments);
  const published = [...getLostShifts(edit.roster), ...getGainedShifts(edit.roster)];
  // A draft that is published or was goes with its shift, so that it is in one place only.
  const left = [...roster, ...findUnchangeable(without(edit.drafts, published), moments)];
  return { edit: { ...edit, roster: without(edit.roster, left), drafts: without(edit.drafts, left) }, left };
}

/**
 * Finds the shifts that stay as they are.
 * @param staying shifts that are known to be left in the roster; each shift that does not change because of them joins
 * them
 */
function findUnchangeable(
  change: RosterChange,
  moments: UndoMoments,
  staying: readonly RosterShift[] = [],
): RosterShift[] {
  const { madeAt, now } = moments;
  const hasPassed = (shift: RosterShift) => isOver(shift, now) && !isOver(shift, madeAt);
  const stays = (shift: RosterShift) => hasPassed(shift) || (hasBegun(shift, now) && !hasBegun(shift, madeAt));
  const staysAway = (shift: RosterShift) => hasPassed(shift) || staying.some((each) => isOverlapping(each, shift));
  const { added, removed, changed } = change;
  const unchanged = changed.filter(({ before, after }) => stays(before) || staysAway(after));
  const left = [...removed.filter(stays), ...unchanged.map(({ before }) => before)];
  return left.length > staying.length ? findUnchangeable(change, moments, left) : [...left, ...added.filter(staysAway)];
}

function without({ added, removed, changed }: RosterChange, shifts: readonly RosterShift[]): RosterChange {
  const ids = new Set(shifts.map(({ id }) => id));
  return {
    added: added.filter(({ id }) => !ids.has(id)),
    removed: removed.filter(({ id }) => !ids.has(id)),
    changed: changed.filter(({ before }) => !ids.has(before.id)),
  };
}

/** Whether a shift has begun. Unreadable hours may begin at any time of the day. */
const hasBegun = ({ date, start }: RosterShift, at: LocalDateTime): boolean =>
  date < at.date || (date === at.date && (start ?? '00:00') <= at.time);

const isOver = ({ date, end }: RosterShift, at: LocalDateTime): boolean =>
  date < at.date || (date === at.date && end !== null && end <= at.time);
