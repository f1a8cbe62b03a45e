import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import {
  getChangedDays,
  getGainedShifts,
  getLostShifts,
  type RosterChange,
  type RosterShift,
  type StoredShift,
  toDay,
} from '../rosters/roster-change.js';
import { assertNoOverlaps } from './assert-no-overlaps.js';
import { changeShifts } from '../rosters/shift-coverage.js';
import { createStaleShiftError } from '../shift-rules/create-stale-shift-error.js';
import { RosterEventWriter } from './roster-event-writer.js';
import { relinkPatternDays, spanPatterns } from './pattern-spans.js';
import { storeChange } from './roster-change-store.js';
import { getEditedDays, type RosterEdit } from './roster-edit.js';
import {
  deleteShifts,
  insertShifts,
  readShiftsById,
  readShiftsByDay,
  type ShiftTable,
  updateShifts,
} from './shift-store.js';

/** Id and kind of the edit, the person who makes it, and whether bookings may lose their shift. */
interface EditOptions {
  changeId: string;
  kind: string;
  by: Actor;
  keep: boolean;
}

/** Applies edits of the roster, each as a whole or not at all. */
@Injectable()
export class RosterChanger {
  constructor(
    private readonly events: RosterEventWriter,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Applies an edit in the caller's transaction and stores it, so that it can be taken back. Returns the bookings that
   * are left without a shift.
   * @throws BusinessRuleError `modified` when somebody else has changed a shift, `shift-exists`, `shift-overlaps`,
   * `bookings-uncovered` unless they are kept; InvalidInputError for a therapist who cannot be rostered
   */
  async apply(em: EntityManager, edit: RosterEdit, { changeId, kind, by, keep }: EditOptions): Promise<string[]> {
    await lockTherapistDays(em, getEditedDays(edit));
    const names = await this.check(em, edit);
    const now = this.clock.instant();
    await writeChange(em, 'roster_drafts', edit.drafts, now);
    const loss = { days: getLostShifts(edit.roster).map(toDay), today: this.clock.today(), keep };
    const kept = await changeShifts(em, loss, () => writeChange(em, 'therapist_roster', edit.roster, now));
    await spanPatterns(em, edit.patterns);
    const therapists = edit.roster.added.map(({ therapistId }) => therapistId);
    if (therapists.length > 0) await relinkPatternDays(em, [...new Set(therapists)], this.clock.today());
    await this.events.append(em, changeId, edit, { names, kept, by });
    await storeChange(em, { id: changeId, kind, change: edit, madeAt: now });
    return kept;
  }

  /**
   * Checks whether an edit can be applied, which is certain only while the caller has locked its days. Returns the names
   * of the therapists that it concerns.
   * @throws as `apply` does, except for bookings that would lose their shift
   */
  async check(em: EntityManager, edit: RosterEdit): Promise<Map<string, string>> {
    const names = await requireRosterable(em, edit);
    await assertApplicable(em, 'roster_drafts', edit.drafts, names);
    await assertApplicable(em, 'therapist_roster', edit.roster, names);
    return names;
  }
}

/** Returns the names of all therapists that the edit concerns. @throws InvalidInputError */
async function requireRosterable(em: EntityManager, { roster, drafts }: RosterEdit): Promise<Map<string, string>> {
  const ids = [
    ...new Set([...getChangedDays(roster), ...getChangedDays(drafts)].map(({ therapistId }) => therapistId)),
  ];
  const gained = [...getGainedShifts(roster), ...getGainedShifts(drafts)].map(({ therapistId }) => therapistId);
  return assertRosterable(em, gained, ids);
}

/**
 * Returns the names of therapists.
 * @param ids therapists who are to work
 * @param all therapists whose names are returned as well
 * @throws InvalidInputError for one of `ids` who is unknown, inactive or Any Available
 */
export async function assertRosterable(
  em: EntityManager,
  ids: readonly string[],
  all: readonly string[] = [],
): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; name: string; can: boolean }>(em, therapistsSql, [[...ids, ...all]]);
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const id of ids) {
    const therapist = found.get(id);
    if (!therapist) throw new InvalidInputError('therapist_id', 'Selected therapist not found.');
    if (!therapist.can) throw new InvalidInputError('therapist_id', `${therapist.name} cannot be rostered`);
  }
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function assertApplicable(
  em: EntityManager,
  table: ShiftTable,
  change: RosterChange,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const lost = getLostShifts(change);
  const stored = new Map(
    (
      await readShiftsById(
        em,
        table,
        lost.map(({ id }) => id),
      )
    ).map((shift) => [shift.id, shift]),
  );
  const targets = new Map(change.changed.map(({ before, after }) => [before.id, after]));
  for (const shift of lost) assertUnchanged(shift, { now: stored.get(shift.id), target: targets.get(shift.id) }, names);
  const gained = getGainedShifts(change);
  const existing = await readShiftsByDay(em, table, gained.map(toDay));
  const lostIds = new Set(lost.map(({ id }) => id));
  assertNoOverlaps(
    gained,
    existing.filter(({ id }) => !lostIds.has(id)),
    names,
  );
}

async function writeChange(em: EntityManager, table: ShiftTable, change: RosterChange, now: Date): Promise<void> {
  await deleteShifts(em, table, change.removed);
  await updateShifts(
    em,
    table,
    change.changed.map(({ after }) => after),
  );
  await insertShifts(em, table, change.added, now);
}

/**
 * Checks that a shift is as expected.
 * @throws BusinessRuleError `modified` with its current state and the requested one
 */
function assertUnchanged(
  expected: StoredShift,
  { now, target }: { now: StoredShift | undefined; target: RosterShift | undefined },
  names: ReadonlyMap<string, string>,
): void {
  if (now?.version === expected.version) return;
  const { therapistId, date } = now ?? expected;
  throw createStaleShiftError({ therapistName: names.get(therapistId), date, now, yours: target });
}

const therapistsSql = /* sql */ `
  select id, name, is_active and not is_unassigned as can from therapists where id = any ($1::uuid[])`;
