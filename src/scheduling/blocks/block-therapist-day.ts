import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TherapistService } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { TherapistDayBlocked } from '../scheduling.event-types.js';
import {
  assertValidRange,
  type Block,
  assertNoBookings,
  assertNotCovered,
  toColumns,
  toEventData,
} from './block-rules.js';
import { BlockedTimeSlot } from './blocked-time-slot.entity.js';

/**
 * Blocks a part of a therapist's day.
 * @throws NotFoundError, InvalidInputError, BusinessRuleError `bookings-in-the-way`, `already-blocked`
 */
export class BlockTherapistDay extends Command<void> {
  constructor(
    readonly block: Block,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(BlockTherapistDay)
export class BlockTherapistDayHandler implements ICommandHandler<BlockTherapistDay> {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: TherapistService,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  async execute({ block, by }: BlockTherapistDay): Promise<void> {
    assertValidRange(block, this.clock.today());
    const { id, therapistId } = block;
    await this.em.fork().transactional(async (em) => {
      const therapist = await this.therapists.findById(em, therapistId);
      if (!therapist || therapist.isUnassigned) throw new NotFoundError('There is no such therapist');
      await lockTherapistDays(em, [block]);
      await assertNotCovered(em, block);
      await assertNoBookings(em, block);
      em.create(BlockedTimeSlot, { id, therapistId, ...toColumns(block), createdAt: this.clock.instant() });
      const data = toEventData(block);
      await this.log.appendChange(em, TherapistDayBlocked, id, data, by);
    });
  }
}
