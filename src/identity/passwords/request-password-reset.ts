import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { hasEmail } from '../accounts/account.js';
import { User } from '../accounts/user.entity.js';
import { PasswordResetRequested } from '../identity.event-types.js';

/** Mails a link to the user with this address, if there is one. The caller does not learn whether there is. */
export class RequestPasswordReset extends Command<void> {
  constructor(
    readonly email: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ email, by }: RequestPasswordReset): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const isEnabled = { ...hasEmail(email), disabledAt: null };
      const user = await em.findOne(User, isEnabled, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) return;
      await this.log.appendChange(em, PasswordResetRequested, user.id, { email: user.email }, by);
    });
  }
}
