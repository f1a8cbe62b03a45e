import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { endSessions, lockAccount } from '../accounts/account.js';
import { SecondFactorReset } from '../identity.event-types.js';
import { SecondFactorStore } from './second-factor-store.js';

/**
 * Removes the second factor of a user who has lost it, and ends all of their sessions. Does nothing when there is none.
 * Results in whether there was one.
 * @throws NotFoundError, BusinessRuleError `own-account` for the user's own, which takes a code to turn off
 */
export class ResetSecondFactor extends Command<boolean> {
  constructor(
    readonly userId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ResetSecondFactor)
export class ResetSecondFactorHandler implements ICommandHandler<ResetSecondFactor> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly factors: SecondFactorStore,
  ) {}

  execute({ userId, by }: ResetSecondFactor): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const { user } = await lockAccount(em, userId);
      if (by.kind === 'user' && by.id === userId)
        throw new BusinessRuleError('own-account', 'Turn your own second factor off on your security page');
      if (!(await this.factors.findEnabled(em, userId))) return false;
      await this.factors.remove(em, userId);
      endSessions(user);
      const data = { email: user.email };
      await this.log.appendChange(em, SecondFactorReset, userId, data, by);
      return true;
    });
  }
}
