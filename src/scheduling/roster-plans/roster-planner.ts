import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { AdditionPlanner } from '../roster-changes/additions/addition-planner.js';
import type { SkippedShift } from '../roster-changes/additions/plan-additions.js';
import { RosterChanger } from '../roster-changes/roster-changer.js';
import { NO_CHANGE, toRosterEdit } from '../roster-changes/roster-edit.js';
import { readShiftsByDay } from '../roster-changes/shift-store.js';
import { type RosterShift, toDay } from '../rosters/roster-change.js';
import { planCopiedWeek } from './plan-copied-week.js';
import { planGeneratedWeek } from './plan-generated-week.js';
import type { AppliedRosterPlanDto, PlannedShiftDto, RosterPlanDto, RosterPlanRefDto } from './roster-plan.dto.js';

interface WeekPlan {
  /** Finds the shifts that the action enters; `today` is the shop's. */
  find: (em: EntityManager, today: LocalDate) => Promise<RosterShift[]>;
  /** Whether therapists who already work on a day get no other shift then. */
  isOneADay: boolean;
}

const PLANS: Readonly<Record<RosterPlanRefDto['name'], WeekPlan>> = {
  'copied-week': { find: planCopiedWeek, isOneADay: false },
  'generated-week': { find: planGeneratedWeek, isOneADay: true },
};

/** The shifts of a quick action that can be entered, and their preview. */
interface PreparedPlan {
  shifts: RosterShift[];
  plan: RosterPlanDto;
}

/** Enters the shifts of quick actions, all or none; a preview shows them first. */
@Injectable()
export class RosterPlanner {
  constructor(
    private readonly em: EntityManager,
    private readonly additions: AdditionPlanner,
    private readonly changer: RosterChanger,
    private readonly clock: ShopClock,
  ) {}

  /** Plans the shifts without changing anything. */
  async prepare(name: RosterPlanRefDto['name']): Promise<PreparedPlan> {
    const em = this.em.fork();
    return this.plan(em, PLANS[name], await PLANS[name].find(em, this.clock.today()));
  }

  /**
   * Enters the plan in the caller's transaction and returns it. A concurrent second call finds the shifts and skips
   * them.
   */
  async apply(em: EntityManager, name: RosterPlanRefDto['name'], by: Actor): Promise<AppliedRosterPlanDto> {
    const today = this.clock.today();
    const locked = (await PLANS[name].find(em, today)).map(toDay);
    await lockTherapistDays(em, locked);
    const held = new Set(locked.map(toDayKey));
    const proposed = (await PLANS[name].find(em, today)).filter((shift) => held.has(toDayKey(shift)));
    const { shifts, plan } = await this.plan(em, PLANS[name], proposed);
    if (shifts.length === 0) return { ...plan, change_id: null };
    const [changeId, edit] = [randomUUIDv7(), toRosterEdit({ roster: { ...NO_CHANGE, added: shifts } })];
    await this.changer.apply(em, edit, { changeId, kind: name, by, keep: false });
    return { ...plan, change_id: changeId };
  }

  private async plan(
    em: EntityManager,
    { isOneADay }: WeekPlan,
    proposed: readonly RosterShift[],
  ): Promise<PreparedPlan> {
    const { added, kept, skipped } = await this.additions.plan(em, proposed, { skipsDaysOff: true });
    const there = isOneADay ? await readShiftsByDay(em, 'therapist_roster', added.map(toDay)) : [];
    const taken = new Set(there.map(toDayKey));
    const shifts = added.filter((shift) => !taken.has(toDayKey(shift)));
    const rows = await sql<{ id: string; name: string }>(em, 'select id, name from therapists');
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const reasons = new Map([...kept, ...skipped].map(({ shift, reason }) => [shift.id, toSkipped(reason)]));
    const isAdded = new Set(shifts.map(({ id }) => id));
    const planned = proposed.map((shift): PlannedShiftDto => {
      const reason = isAdded.has(shift.id) ? null : (reasons.get(shift.id) ?? 'duplicate');
      return toDto(shift, names.get(shift.therapistId) ?? '', reason);
    });
    return {
      shifts,
      plan: {
        added: planned.filter((each) => each.skipped === null),
        skipped: planned.filter((each) => each.skipped !== null),
      },
    };
  }
}

const toSkipped = (reason: SkippedShift['reason']): PlannedShiftDto['skipped'] =>
  reason === 'identical' ? 'duplicate' : reason;

const toDto = (
  { therapistId, date, shiftType, shiftHours }: RosterShift,
  name: string,
  skipped: PlannedShiftDto['skipped'],
): PlannedShiftDto => ({
  ...{ therapist_id: therapistId, therapist_name: name, roster_date: date },
  ...{ shift_type: shiftType, shift_hours: shiftHours, skipped },
});

const toDayKey = ({ therapistId, date }: Pick<RosterShift, 'therapistId' | 'date'>) => `${therapistId} ${date}`;
