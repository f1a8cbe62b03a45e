import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TherapistService } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { lockBookingRulesExclusive } from '../reservations/therapist-day-lock.js';
import { RosterWriter } from '../rosters/roster-writer.js';
import { TherapistDeactivated } from '../scheduling.event-types.js';
import { toRestorableShift } from './removed-shifts.query.js';
import { DeactivationQuery } from './deactivation.query.js';

/**
 * Deactivates a therapist, and removes the shifts after today. Upcoming bookings stay with the therapist until somebody
 * moves them.
 * @throws NotFoundError, BusinessRuleError `bookings-in-the-way`, `any-available-fixed`, OptimisticLockError when the
 * record is no longer at that version
 */
export class DeactivateTherapist extends Command<void> {
  /** @param keep whether upcoming bookings may stay; without it the refusal names them */
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly by: Actor,
    readonly keep: boolean,
  ) {
    super();
  }
}

/** Changes bookings, roster and record together, so it excludes every other decision meanwhile. */
@CommandHandler(DeactivateTherapist)
export class DeactivateTherapistHandler implements ICommandHandler<DeactivateTherapist> {
  constructor(
    private readonly em: EntityManager,
    private readonly deactivation: DeactivationQuery,
    private readonly therapists: TherapistService,
    private readonly roster: RosterWriter,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  execute({ id, expectedVersion, by, keep }: DeactivateTherapist): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await lockBookingRulesExclusive(em);
      const { name, isActive } = await this.deactivation.requireTherapist(em, id);
      if (!isActive) return;
      const bookings = await this.deactivation.upcomingBookings(em, id);
      if (bookings.length > 0 && !keep) throw upcomingBookingsError(name, bookings);
      const removed = await this.roster.removeAfter(em, id, this.clock.today(), by);
      await this.therapists.setActive(em, id, false, expectedVersion);
      const data = {
        therapist_id: id,
        name,
        removed_shifts: removed.length,
        shifts: removed.map(toRestorableShift),
        kept_bookings: bookings,
      };
      await this.log.appendChange(em, TherapistDeactivated, id, data, by);
    });
  }
}

function upcomingBookingsError(name: string, bookings: string[]): BusinessRuleError {
  const count = bookings.length === 1 ? 'one upcoming booking' : `${bookings.length} upcoming bookings`;
  return new BusinessRuleError('bookings-in-the-way', `${name} still has ${count}`, bookings);
}
