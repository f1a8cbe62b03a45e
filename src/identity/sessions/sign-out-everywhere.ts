import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { endSessions, lockAccount } from '../accounts/account.js';
import { UserSignedOutEverywhere } from '../identity.event-types.js';

/** Ends every session of a user. @throws NotFoundError */
export class SignOutEverywhere extends Command<void> {
  constructor(
    readonly userId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(SignOutEverywhere)
export class SignOutEverywhereHandler implements ICommandHandler<SignOutEverywhere> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ userId, by }: SignOutEverywhere): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const { user } = await lockAccount(em, userId);
      endSessions(user);
      const data = { email: user.email };
      await this.log.appendChange(em, UserSignedOutEverywhere, userId, data, by);
    });
  }
}
