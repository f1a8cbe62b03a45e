import type { LocalDateTime } from '../../kernel/local-time.js';
import type { RosterChange, RosterShift } from '../rosters/roster-change.js';
import type { RosterEdit } from './roster-edit.js';

/** When a change was made, and when it is taken back, in shop time. */
interface UndoMoments {
  madeAt: LocalDateTime;
  now: LocalDateTime;
}

/**
 * What of an edit that takes another one back can still be done: what has passed stays as it was, so that a shift that has begun is
 * not taken out, and one that is over does not come back. Only what had passed already when the change was made may become again
 * what it was before.
 */
export function leavePast(edit: RosterEdit, moments: UndoMoments): { edit: RosterEdit; left: RosterShift[] } {
  const [roster, drafts] = [splitPast(edit.roster, moments), splitPast(edit.drafts, moments)];
  return { edit: { ...edit, roster: roster.rest, drafts: drafts.rest }, left: [...roster.left, ...drafts.left] };
}

function splitPast(change: RosterChange, { madeAt, now }: UndoMoments): { rest: RosterChange; left: RosterShift[] } {
  const staysAway = (shift: RosterShift) => isOver(shift, now) && !isOver(shift, madeAt);
  const stays = (shift: RosterShift) => staysAway(shift) || (hasBegun(shift, now) && !hasBegun(shift, madeAt));
  const { added, removed, changed } = change;
  const isLeft = ({ before, after }: RosterChange['changed'][number]) => stays(before) || staysAway(after);
  return {
    rest: {
      added: added.filter((shift) => !staysAway(shift)),
      removed: removed.filter((shift) => !stays(shift)),
      changed: changed.filter((pair) => !isLeft(pair)),
    },
    left: [...removed.filter(stays), ...added.filter(staysAway), ...changed.filter(isLeft).map(({ before }) => before)],
  };
}

/** Hours that cannot be read may be any of the day. */
const hasBegun = ({ date, start }: RosterShift, at: LocalDateTime): boolean =>
  date < at.date || (date === at.date && (start ?? '00:00') <= at.time);

const isOver = ({ date, end }: RosterShift, at: LocalDateTime): boolean =>
  date < at.date || (date === at.date && end !== null && end <= at.time);
