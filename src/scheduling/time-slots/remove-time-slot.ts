import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { lockBookingRulesExclusive } from '../reservations/therapist-day-lock.js';
import { TimeSlotRemoved } from '../scheduling.event-types.js';
import { lockTimeSlots, requireTimeSlot, toEventData } from './time-slot-rules.js';

/**
 * Removes a time slot.
 * @throws NotFoundError, OptimisticLockError, BusinessRuleError `time-slot-in-use` naming the upcoming bookings at its
 * start
 */
export class RemoveTimeSlot extends Command<void> {
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveTimeSlot)
export class RemoveTimeSlotHandler implements ICommandHandler<RemoveTimeSlot> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  execute({ id, expectedVersion, by }: RemoveTimeSlot): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const slots = await lockTimeSlots(em);
      // Waits for bookings in progress, which have already checked that their time is offered.
      await lockBookingRulesExclusive(em);
      const slot = requireTimeSlot(slots, id);
      await em.lock(slot, LockMode.OPTIMISTIC, expectedVersion);
      const { date, time } = this.clock.now();
      const bookings = await sql<{ id: string }>(em, upcomingBookingsSql, [date, time, slot.startTime, id]);
      if (bookings.length > 0) throw timeSlotInUseError(bookings.map((booking) => booking.id));
      em.remove(slot);
      const data = { timeslot_id: id, ...toEventData(slot) };
      await this.log.appendChange(em, TimeSlotRemoved, id, data, by);
    });
  }
}

function timeSlotInUseError(bookings: string[]): BusinessRuleError {
  const message = 'Upcoming bookings begin at this time. Switch the time slot off instead';
  return new BusinessRuleError('time-slot-in-use', message, bookings);
}

const upcomingBookingsSql = /* sql */ `
  select booking_id as id from reservations r
  where r.starts_at > $1::date + $2::time and r.starts_at::time = $3::time and not r.is_offer
    and not exists (select from time_slots other where other.start_time = $3::time and other.id <> $4::uuid)
  order by r.starts_at, r.booking_id`;
