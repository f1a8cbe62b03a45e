import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { TherapistService } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { lockBookingRulesExclusive } from '../reservations/therapist-day-lock.js';
import { relinkPatternDays } from '../roster-changes/pattern-spans.js';
import { RosterWriter } from '../rosters/roster-writer.js';
import { TherapistReactivated } from '../scheduling.event-types.js';
import { DeactivationQuery } from './deactivation.query.js';
import { RemovedShiftsQuery } from './removed-shifts.query.js';

/**
 * Reactivates a therapist, and restores the shifts that the deactivation removed and that still lie ahead.
 * @throws NotFoundError, BusinessRuleError `any-available-fixed`, OptimisticLockError when the record is no longer at
 * that version
 */
export class ReactivateTherapist extends Command<void> {
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ReactivateTherapist)
export class ReactivateTherapistHandler implements ICommandHandler<ReactivateTherapist> {
  constructor(
    private readonly em: EntityManager,
    private readonly deactivation: DeactivationQuery,
    private readonly therapists: TherapistService,
    private readonly removedShifts: RemovedShiftsQuery,
    private readonly roster: RosterWriter,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  execute({ id, expectedVersion, by }: ReactivateTherapist): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await lockBookingRulesExclusive(em);
      const { name, isActive } = await this.deactivation.requireTherapist(em, id);
      if (isActive) return;
      await this.therapists.setActive(em, id, true, expectedVersion);
      const shifts = await this.removedShifts.ahead(em, id);
      // Written first: the roster takes active therapists only.
      await em.flush();
      for (const shift of shifts) await this.roster.insert(em, randomUUIDv7(), shift, by);
      await em.flush();
      await relinkPatternDays(em, [id], this.clock.today());
      const data = { therapist_id: id, name, is_active: true as const, restored_shifts: shifts.length };
      await this.log.appendChange(em, TherapistReactivated, id, data, by);
    });
  }
}
