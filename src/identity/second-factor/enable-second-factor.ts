import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { activeSessionsFilter } from '../own-sessions/active-sessions-filter.js';
import { Session } from '../sessions/session.entity.js';
import { SecondFactorEnabled } from '../identity.event-types.js';
import { SecondFactorStore } from './second-factor-store.js';

interface ConfirmedApp {
  userId: string;
  /** The session that continues; all others end, since they were started with a password alone. */
  sessionId: string;
  code: string;
}

/**
 * Turns a second factor on by the first code of its app. Results in the recovery codes, which are shown once.
 * @throws InvalidInputError naming `code`, BusinessRuleError `second-factor-on`, `second-factor-not-begun`
 */
export class EnableSecondFactor extends Command<string[]> {
  constructor(
    readonly app: ConfirmedApp,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(EnableSecondFactor)
export class EnableSecondFactorHandler implements ICommandHandler<EnableSecondFactor> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly factors: SecondFactorStore,
    private readonly clock: Clock,
  ) {}

  execute({ app: { userId, sessionId, code }, by }: EnableSecondFactor): Promise<string[]> {
    const now = this.clock.now();
    return this.em.fork().transactional(async (em) => {
      const user = await this.factors.lockUser(em, userId);
      const factor = await this.factors.find(em, userId);
      if (!factor) throw new BusinessRuleError('second-factor-not-begun', 'Enter your password first');
      if (factor.enabledAt) throw new BusinessRuleError('second-factor-on', 'Your second factor is already on');
      if (!(await this.factors.useTotp(em, factor, code, now)))
        throw new InvalidInputError('code', 'This is not the code that your app shows now');
      factor.enabledAt = now;
      const recoveryCodes = await this.factors.renewRecoveryCodes(em, factor);
      const others = { ...activeSessionsFilter(user, now), id: { $ne: sessionId } };
      await em.nativeUpdate(Session, others, { endedAt: now });
      const data = { email: user.email };
      await this.log.appendChange(em, SecondFactorEnabled, userId, data, by);
      return recoveryCodes;
    });
  }
}
