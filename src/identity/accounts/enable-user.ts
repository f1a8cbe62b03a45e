import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { UserEnabled } from '../identity.event-types.js';
import { lockAccess } from './account.js';

/** Lets a disabled user sign in again. @throws NotFoundError, OptimisticLockError */
export class EnableUser extends Command<void> {
  constructor(
    readonly userId: string,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(EnableUser)
export class EnableUserHandler implements ICommandHandler<EnableUser> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ userId, expectedVersion, by }: EnableUser): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const { user } = await lockAccess(em, userId, expectedVersion);
      if (!user.disabledAt) return;
      user.disabledAt = null;
      const data = { email: user.email };
      await this.log.appendChange(em, UserEnabled, userId, data, by);
    });
  }
}
