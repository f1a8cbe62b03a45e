import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { isShiftOnLeaveSql } from '../../leave/leave-sql.js';
import type { RosterShift, StoredShift } from '../../rosters/roster-change.js';
import { type DayOff, type PlannedAdditions, planAdditions } from './plan-additions.js';
import { readShiftsByDay } from '../shift-store.js';

interface AdditionOptions {
  /** Shifts that the same change removes. */
  removed?: readonly StoredShift[];
  /** Whether new shifts must not overlap drafts either. */
  withDrafts?: boolean;
  /** Shifts that the same change enters, which new ones must not overlap. */
  entered?: readonly RosterShift[];
  /**
   * Whether shifts that leave or a closure takes whole are skipped; otherwise they would count again once these end.
   */
  skipsDaysOff?: boolean;
}

/** Plans which shifts can be entered beside the existing ones. Writes nothing. */
@Injectable()
export class AdditionPlanner {
  constructor(private readonly clock: ShopClock) {}

  async plan(
    em: EntityManager,
    candidates: readonly RosterShift[],
    { removed = [], withDrafts = false, entered = [], skipsDaysOff = false }: AdditionOptions = {},
  ): Promise<PlannedAdditions> {
    const days = candidates.map(({ therapistId, date }) => ({ therapistId, date }));
    const removedIds = new Set(removed.map(({ id }) => id));
    const shifts = await readShiftsByDay(em, 'therapist_roster', days);
    const drafts = withDrafts ? await readShiftsByDay(em, 'roster_drafts', days) : [];
    const rosterable = await sql<{ id: string }>(em, rosterableSql, [days.map(({ therapistId }) => therapistId)]);
    const ids = new Set(rosterable.map(({ id }) => id));
    const daysOff = skipsDaysOff ? await findDaysOff(em, candidates) : new Map<string, DayOff>();
    return planAdditions(candidates, {
      existing: [...[...shifts, ...drafts].filter(({ id }) => !removedIds.has(id)), ...entered],
      isRosterable: (id) => ids.has(id),
      findDayOff: ({ id }) => daysOff.get(id) ?? null,
      today: this.clock.today(),
    });
  }
}

/** Finds the shifts that leave or a closure takes whole, by the shift's id. */
async function findDaysOff(em: EntityManager, shifts: readonly RosterShift[]): Promise<Map<string, DayOff>> {
  const rows = await sql<{ id: string; reason: DayOff }>(em, daysOffSql, [
    shifts.map(({ id }) => id),
    shifts.map(({ therapistId }) => therapistId),
    shifts.map(({ date }) => date),
    shifts.map(({ start }) => start),
    shifts.map(({ end }) => end),
  ]);
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}

const daysOffSql = /* sql */ `
  select shift.id, case when away.is_leave then 'leave' else 'closure' end as reason from unnest($1::uuid[], $2::uuid[], $3::date[], $4::time[], $5::time[])
    as shift (id, therapist_id, roster_date, shift_start, shift_end)
  cross join lateral (select ${isShiftOnLeaveSql('shift')} as is_leave) away
  where away.is_leave
    or exists (select from closures c where c.first_date <= shift.roster_date and c.last_date >= shift.roster_date)`;

const rosterableSql = /* sql */ `
  select id from therapists where id = any ($1::uuid[]) and is_active and not is_unassigned`;
