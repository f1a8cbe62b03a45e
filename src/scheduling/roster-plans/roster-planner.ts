import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { RosterWriter } from '../rosters/roster-writer.js';
import type { PlannedShiftDto, RosterPlanDto } from './roster-plan.dto.js';

/** Works out the shifts of several days from the present roster; `today` is the shop's. */
export type PlanShifts = (em: EntityManager, today: LocalDate) => Promise<PlannedShiftDto[]>;

/** Enters several shifts at once, all or none; a preview shows them first. */
@Injectable()
export class RosterPlanner {
  constructor(
    private readonly em: EntityManager,
    private readonly roster: RosterWriter,
    private readonly clock: ShopClock,
  ) {}

  /** What would be entered now. Changes nothing. */
  async preview(planShifts: PlanShifts): Promise<RosterPlanDto> {
    return toPlan(await planShifts(this.em.fork(), this.clock.today()));
  }

  /** Enters the plan in the caller's transaction and returns it. A second one at the same time finds the shifts and skips them. */
  async apply(em: EntityManager, planShifts: PlanShifts, by: Actor): Promise<RosterPlanDto> {
    const today = this.clock.today();
    const locked = (await planShifts(em, today)).map(toTherapistDay);
    await lockTherapistDays(em, locked);
    const held = new Set(locked.map(toDayKey));
    const plan = toPlan((await planShifts(em, today)).filter((shift) => held.has(toDayKey(toTherapistDay(shift)))));
    for (const { shift_type: shiftType, shift_hours: shiftHours, ...shift } of plan.added) {
      await this.roster.insert(em, randomUUIDv7(), { ...toTherapistDay(shift), shiftType, shiftHours }, by);
    }
    return plan;
  }
}

function toPlan(shifts: PlannedShiftDto[]): RosterPlanDto {
  return {
    added: shifts.filter(({ skipped }) => skipped === null),
    skipped: shifts.filter(({ skipped }) => skipped !== null),
  };
}

const toTherapistDay = (shift: Pick<PlannedShiftDto, 'therapist_id' | 'roster_date'>) => ({
  therapistId: shift.therapist_id,
  date: shift.roster_date,
});

const toDayKey = ({ therapistId, date }: ReturnType<typeof toTherapistDay>) => `${therapistId} ${date}`;
