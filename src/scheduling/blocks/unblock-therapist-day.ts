import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { toBlock, toEventData } from './block-rules.js';
import { requireBlock } from './blocks.query.js';

/** Makes the time bookable again. @throws NotFoundError */
export class UnblockTherapistDay extends Command<void> {
  constructor(
    readonly id: string,
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

  execute({ id, by }: UnblockTherapistDay): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const block = toBlock(await requireBlock(em, id, { disableIdentityMap: true }));
      await lockTherapistDays(em, [block]);
      em.remove(await requireBlock(em, id));
      const data = toEventData(block);
      await this.log.appendChangeEvents(em, [{ stream: id, type: 'TherapistDayUnblocked', data }], by);
    });
  }
}
