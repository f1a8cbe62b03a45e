import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { addDays, type LocalDate, toMonday } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { AdditionPlanner } from '../roster-changes/additions/addition-planner.js';
import type { PlannedAdditions } from '../roster-changes/additions/plan-additions.js';
import type { RosterShift, StoredShift } from '../rosters/roster-change.js';
import { shiftHours } from '../rosters/shift-hours.js';
import { type Pattern, PATTERN_HORIZON_DAYS, toPatternDays } from './pattern.js';
import { type StoredPatternDay, readPatternDays } from './pattern-store.js';

interface FillPlan extends PlannedAdditions {
  removed: StoredShift[];
  /** Days to store as made, so that no shift is made twice. */
  patternDays: StoredPatternDay[];
}

/** Plans the shifts that patterns still have to enter. Writes nothing. */
@Injectable()
export class PatternPlanner {
  constructor(
    private readonly planner: AdditionPlanner,
    private readonly clock: ShopClock,
  ) {}

  /** Returns the last day that is entered: a Sunday, so that weeks are whole. */
  horizon(): LocalDate {
    return addDays(toMonday(this.clock.today()), PATTERN_HORIZON_DAYS + 6);
  }

  /**
   * Plans the shifts from today up to the horizon, except those that were made before.
   * @param removable shifts that go, unless a pattern makes the same ones
   */
  async plan(
    em: EntityManager,
    patterns: readonly Pattern[],
    removable: readonly StoredShift[] = [],
  ): Promise<FillPlan> {
    const today = this.clock.today();
    const ids = patterns.map(({ id }) => id);
    const made = new Set((await readPatternDays(em, ids, today)).map(toDayKey));
    const due = patterns.flatMap((pattern) =>
      toPatternDays(pattern, today, this.horizon()).flatMap((day) => {
        const key = { patternId: pattern.id, date: day.date, start: day.start_time, end: day.end_time };
        return made.has(toDayKey(key)) ? [] : [{ key, shift: toShift(pattern, day) }];
      }),
    );
    const dueKeys = new Set(due.map(({ shift }) => toShiftKey(shift)));
    const removed = removable.filter((shift) => !dueKeys.has(toShiftKey(shift)));
    const plan = await this.planner.plan(
      em,
      due.map(({ shift }) => shift),
      { removed },
    );
    // A shift that is there already just as the pattern wants it belongs to the pattern from then on.
    const adopted = new Map(
      plan.kept.map(({ shift, existing, reason }) => [shift.id, reason === 'identical' ? existing.id : null]),
    );
    const skipped = new Set(plan.skipped.map(({ shift }) => shift.id));
    const patternDays = due
      .filter(({ shift }) => !skipped.has(shift.id))
      .map(({ key, shift }) => ({
        ...key,
        entryId: adopted.has(shift.id) ? (adopted.get(shift.id) ?? null) : shift.id,
      }));
    return { ...plan, removed, patternDays };
  }
}

const toDayKey = ({ patternId, date, start }: Pick<StoredPatternDay, 'patternId' | 'date' | 'start'>) =>
  `${patternId} ${date} ${start}`;

const toShiftKey = ({ therapistId, date, start, end, shiftType }: RosterShift) =>
  `${therapistId} ${date} ${start} ${end} ${shiftType}`;

const toShift = ({ therapistId }: Pattern, day: ReturnType<typeof toPatternDays>[number]): RosterShift => ({
  id: randomUUIDv7(),
  therapistId,
  date: day.date,
  start: day.start_time,
  end: day.end_time,
  shiftType: day.shift_type,
  shiftHours: shiftHours(day.start_time, day.end_time),
});
