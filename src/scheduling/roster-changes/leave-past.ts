import type { LocalDateTime } from '../../kernel/local-time.js';
import {
  getGainedShifts,
  getLostShifts,
  isOverlapping,
  type RosterChange,
  type RosterShift,
} from '../rosters/roster-change.js';
import type { RosterEdit } from './roster-edit.js';

/** When a change was made, and when it is taken back, in shop time. */
interface UndoMoments {
  madeAt: LocalDateTime;
  now: LocalDateTime;
}

/**
 * What of an edit that takes another one back can still be done: what has passed stays as it was, so that a shift that has begun is
 * not taken out, and one that is over does not come back, nor does anything at the hours of what stays. Only what had passed already
 * when the change was made may become again what it was before.
 */
export function leavePast(edit: RosterEdit, moments: UndoMoments): { edit: RosterEdit; left: RosterShift[] } {
  const roster = findLeft(edit.roster, moments);
  const published = [...getLostShifts(edit.roster), ...getGainedShifts(edit.roster)];
  // A draft that is published or was goes with its shift, so that it is in one place only.
  const left = [...roster, ...findLeft(without(edit.drafts, published), moments)];
  return { edit: { ...edit, roster: without(edit.roster, left), drafts: without(edit.drafts, left) }, left };
}

/** @param staying shifts that are known to be left in the roster; each shift that does not change because of them joins them */
function findLeft(change: RosterChange, moments: UndoMoments, staying: readonly RosterShift[] = []): RosterShift[] {
  const { madeAt, now } = moments;
  const hasPassed = (shift: RosterShift) => isOver(shift, now) && !isOver(shift, madeAt);
  const stays = (shift: RosterShift) => hasPassed(shift) || (hasBegun(shift, now) && !hasBegun(shift, madeAt));
  const staysAway = (shift: RosterShift) => hasPassed(shift) || staying.some((each) => isOverlapping(each, shift));
  const { added, removed, changed } = change;
  const unchanged = changed.filter(({ before, after }) => stays(before) || staysAway(after));
  const left = [...removed.filter(stays), ...unchanged.map(({ before }) => before)];
  return left.length > staying.length ? findLeft(change, moments, left) : [...left, ...added.filter(staysAway)];
}

function without({ added, removed, changed }: RosterChange, shifts: readonly RosterShift[]): RosterChange {
  const ids = new Set(shifts.map(({ id }) => id));
  return {
    added: added.filter(({ id }) => !ids.has(id)),
    removed: removed.filter(({ id }) => !ids.has(id)),
    changed: changed.filter(({ before }) => !ids.has(before.id)),
  };
}

/** Hours that cannot be read may be any of the day. */
const hasBegun = ({ date, start }: RosterShift, at: LocalDateTime): boolean =>
  date < at.date || (date === at.date && (start ?? '00:00') <= at.time);

const isOver = ({ date, end }: RosterShift, at: LocalDateTime): boolean =>
  date < at.date || (date === at.date && end !== null && end <= at.time);
