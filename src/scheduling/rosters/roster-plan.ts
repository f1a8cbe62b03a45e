import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { LocalDate } from '../../platform/clock/local-time.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { lockDays } from '../reservations/lock-days.js';
import type { PlannedShiftDto, RosterPlanDto } from './roster-plan.dto.js';
import { Rosters } from './rosters.js';

/** Works out the shifts of several days from what stands, `today` being the shop's. */
export type Planner = (em: EntityManager, today: LocalDate) => Promise<PlannedShiftDto[]>;

/** Several shifts at once: shown first, then entered all or none. */
@Injectable()
export class RosterPlans {
  constructor(
    private readonly rosters: Rosters,
    private readonly clock: ShopClock,
  ) {}

  /** What would be done now. Changes nothing. */
  async preview(em: EntityManager, planner: Planner): Promise<RosterPlanDto> {
    return planOf(await planner(em, this.clock.today()));
  }

  /** Does it, and tells what was done. Somebody who does the same at the same time finds it done, and skips it. */
  apply(em: EntityManager, planner: Planner, by: Actor): Promise<RosterPlanDto> {
    return em.transactional(async (tx) => {
      const today = this.clock.today();
      const locked = (await planner(tx, today)).map(dayOf);
      await lockDays(tx, locked);
      const held = new Set(locked.map(keyOf));
      const plan = planOf((await planner(tx, today)).filter((shift) => held.has(keyOf(dayOf(shift)))));
      for (const { shift_type: shiftType, shift_hours: shiftHours, ...shift } of plan.added) {
        await this.rosters.enter(tx, { id: randomUUIDv7(), ...dayOf(shift), shiftType, shiftHours }, by);
      }
      return plan;
    });
  }
}

function planOf(shifts: PlannedShiftDto[]): RosterPlanDto {
  return {
    added: shifts.filter(({ skipped }) => skipped === null),
    skipped: shifts.filter(({ skipped }) => skipped !== null),
  };
}

const dayOf = (shift: Pick<PlannedShiftDto, 'therapist_id' | 'roster_date'>) => ({
  therapistId: shift.therapist_id,
  date: shift.roster_date,
});

const keyOf = ({ therapistId, date }: ReturnType<typeof dayOf>) => `${therapistId} ${date}`;
