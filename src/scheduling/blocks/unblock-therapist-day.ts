import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { TherapistDayUnblocked } from '../scheduling.event-types.js';
import { toBlock, toEventData } from './block-rules.js';
import { requireBlock } from './blocks.query.js';

/**
 * Makes the time bookable again.
 * @throws NotFoundError, OptimisticLockError when it is no longer at the expected version
 */
export class UnblockTherapistDay extends Command<void> {
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(UnblockTherapistDay)
export class UnblockTherapistDayHandler implements ICommandHandler<UnblockTherapistDay> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ id, expectedVersion, by }: UnblockTherapistDay): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await lockTherapistDays(em, [toBlock(await requireBlock(em, id, { disableIdentityMap: true }))]);
      const block = await requireBlock(em, id);
      await em.lock(block, LockMode.OPTIMISTIC, expectedVersion);
      em.remove(block);
      const data = toEventData(toBlock(block));
      await this.log.appendChange(em, TherapistDayUnblocked, id, data, by);
    });
  }
}
