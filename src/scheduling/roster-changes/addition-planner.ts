import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { RosterShift, StoredShift } from '../rosters/roster-change.js';
import { type PlannedAdditions, planAdditions } from './plan-additions.js';
import { readShiftsByDay } from './shift-store.js';

interface AdditionOptions {
  /** Shifts that will be gone by then. */
  removed?: readonly StoredShift[];
  /** Drafts are in the way as well. */
  withDrafts?: boolean;
}

/** Works out which shifts can be entered beside what there is. Writes nothing. */
@Injectable()
export class AdditionPlanner {
  constructor(private readonly clock: ShopClock) {}

  async plan(
    em: EntityManager,
    candidates: readonly RosterShift[],
    { removed = [], withDrafts = false }: AdditionOptions = {},
  ): Promise<PlannedAdditions> {
    const days = candidates.map(({ therapistId, date }) => ({ therapistId, date }));
    const gone = new Set(removed.map(({ id }) => id));
    const entered = await readShiftsByDay(em, 'therapist_roster', days);
    const drafts = withDrafts ? await readShiftsByDay(em, 'roster_drafts', days) : [];
    const rosterable = await sql<{ id: string }>(em, rosterableSql, [days.map(({ therapistId }) => therapistId)]);
    const ids = new Set(rosterable.map(({ id }) => id));
    return planAdditions(candidates, {
      existing: [...entered, ...drafts].filter(({ id }) => !gone.has(id)),
      isRosterable: (id) => ids.has(id),
      today: this.clock.today(),
    });
  }
}

const rosterableSql = /* sql */ `
  select id from therapists where id = any ($1::uuid[]) and is_active and not is_unassigned`;
