import type { EntityManager } from '@mikro-orm/postgresql';
import { BusinessRuleError } from '../../../kernel/errors.js';
import { addDays } from '../../../kernel/local-time.js';
import type { ShopClock } from '../../../platform/clock/shop-clock.js';
import { lockTherapistDays } from '../../reservations/therapist-day-lock.js';
import { readOwnShifts } from '../../roster-patterns/pattern-store.js';
import { getLostShifts, type RosterChange, type RosterShift, type StoredShift } from '../../rosters/roster-change.js';
import { lockPatternTherapists } from '../pattern-spans.js';
import { findFilledShifts, type StoredRosterChange } from '../roster-change-store.js';
import { countShifts, getEditedDays, invertEdit, matchVersions, type RosterEdit } from '../roster-edit.js';
import { readShiftsById, type ShiftTable } from '../shift-store.js';
import { withoutPastShifts } from './without-past-shifts.js';

/** The edit that takes another one back, and the shifts that it leaves because they are over. */
interface Inverse {
  edit: RosterEdit;
  left: RosterShift[];
}

/** Locks what an edit concerns and returns what `previewUndo` does. @throws as that does */
export async function prepareUndo(em: EntityManager, kept: StoredRosterChange, clock: ShopClock): Promise<Inverse> {
  await lockPatternTherapists(
    em,
    kept.change.patterns.map(({ id }) => id),
  );
  const inverse = await invertWithFills(em, kept, clock);
  await lockTherapistDays(em, getEditedDays(inverse.edit));
  return matchInverse(em, inverse);
}

/**
 * Returns the inverse of an edit with the current versions, so that an edit can be undone whose shifts were changed and
 * changed back. Locks nothing.
 * @throws BusinessRuleError `shift-past` when all of it has passed
 */
export async function previewUndo(em: EntityManager, kept: StoredRosterChange, clock: ShopClock): Promise<Inverse> {
  return matchInverse(em, await invertWithFills(em, kept, clock));
}

async function matchInverse(em: EntityManager, { edit, left }: Inverse): Promise<Inverse> {
  if (left.length > 0 && countShifts(edit.roster) + countShifts(edit.drafts) + edit.patterns.length === 0)
    throw new BusinessRuleError('shift-past', 'All that this changed is over: it stays as it was');
  const roster = await matchStored(em, 'therapist_roster', edit.roster);
  const drafts = await matchStored(em, 'roster_drafts', edit.drafts);
  return { edit: { ...edit, roster, drafts }, left };
}

/**
 * Inverts an edit without locks, including the shifts that its patterns have entered since then after their new last
 * day.
 */
export async function invertWithFills(
  em: EntityManager,
  { change, madeAt }: Omit<StoredRosterChange, 'kind'>,
  clock: ShopClock,
): Promise<Inverse> {
  const [inverse, now] = [invertEdit(change), clock.now()];
  const since: StoredShift[] = [];
  for (const { id, before, after } of inverse.patterns) {
    if (after === null || (before !== null && before <= after)) continue;
    const next = addDays(after, 1);
    since.push(...(await readOwnShifts(em, [id], next > now.date ? next : now.date)));
  }
  const filled = await findFilledShifts(
    em,
    since.map(({ id }) => id),
  );
  const removedIds = new Set(inverse.roster.removed.map(({ id }) => id));
  const removed = [...inverse.roster.removed, ...since.filter(({ id }) => filled.has(id) && !removedIds.has(id))];
  const moments = { madeAt: clock.toLocal(madeAt), now };
  return withoutPastShifts({ ...inverse, roster: { ...inverse.roster, removed } }, moments);
}

async function matchStored(em: EntityManager, table: ShiftTable, change: RosterChange): Promise<RosterChange> {
  const ids = getLostShifts(change).map(({ id }) => id);
  return matchVersions(change, await readShiftsById(em, table, ids));
}
