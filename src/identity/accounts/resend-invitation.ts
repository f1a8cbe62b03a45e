import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { UserInvitedAgain } from '../identity.event-types.js';
import { lockAccount } from './account.js';

/**
 * Mails a new invitation; the link of the previous one stops working.
 * @throws NotFoundError, BusinessRuleError `not-invited` once a password was chosen
 */
export class ResendInvitation extends Command<void> {
  constructor(
    readonly userId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ResendInvitation)
export class ResendInvitationHandler implements ICommandHandler<ResendInvitation> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ userId, by }: ResendInvitation): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const { email, passwordHash, disabledAt } = (await lockAccount(em, userId)).user;
      if (passwordHash || disabledAt) throw new BusinessRuleError('not-invited', 'This account has no open invitation');
      await this.log.appendChange(em, UserInvitedAgain, userId, { email }, by);
    });
  }
}
