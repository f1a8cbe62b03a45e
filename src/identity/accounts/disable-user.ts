import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { UserDisabled } from '../identity.event-types.js';
import { assertNotLastAdmin, endSessions, lockAccess } from './account.js';

/**
 * Keeps a user from signing in and ends all of their sessions.
 * @throws NotFoundError, OptimisticLockError, BusinessRuleError `own-account` when users disable themselves,
 * `last-admin`
 */
export class DisableUser extends Command<void> {
  constructor(
    readonly userId: string,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(DisableUser)
export class DisableUserHandler implements ICommandHandler<DisableUser> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ userId, expectedVersion, by }: DisableUser): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const account = await lockAccess(em, userId, expectedVersion);
      const { user } = account;
      if (user.disabledAt) return;
      if (by.kind === 'user' && by.id === userId)
        throw new BusinessRuleError('own-account', 'You cannot disable your own account');
      await assertNotLastAdmin(em, account);
      endSessions(user);
      user.disabledAt = this.clock.now();
      const data = { email: user.email };
      await this.log.appendChange(em, UserDisabled, userId, data, by);
    });
  }
}
