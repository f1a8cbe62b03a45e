import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { TherapistBlockEdited } from '../scheduling.event-types.js';
import {
  assertUnchanged,
  assertValidRange,
  type BlockedTime,
  assertNoBookings,
  assertNotCovered,
  toBlock,
  toColumns,
  toEventData,
} from './block-rules.js';
import { requireBlock } from './blocks.query.js';

/**
 * Moves a block, or changes its reason.
 * @throws NotFoundError, InvalidInputError, BusinessRuleError `bookings-in-the-way`, `already-blocked`, `modified`
 * when it is no longer at the expected version
 */
export class EditBlock extends Command<void> {
  constructor(
    readonly id: string,
    readonly to: BlockedTime,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(EditBlock)
export class EditBlockHandler implements ICommandHandler<EditBlock> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  async execute({ id, to, expectedVersion, by }: EditBlock): Promise<void> {
    assertValidRange(to, this.clock.today());
    await this.em.fork().transactional(async (em) => {
      const unlocked = toBlock(await requireBlock(em, id, { disableIdentityMap: true }));
      const after = { ...unlocked, ...to };
      await lockTherapistDays(em, [unlocked, after]);
      const block = await requireBlock(em, id);
      const before = toBlock(block);
      // Also refuses one that was moved to another day while the locks were waited for.
      assertUnchanged(before, expectedVersion, to);
      await assertNotCovered(em, after);
      await assertNoBookings(em, after);
      Object.assign(block, toColumns(to));
      const data = { ...toEventData(after), before: toEventData(before) };
      await this.log.appendChange(em, TherapistBlockEdited, id, data, by);
    });
  }
}
