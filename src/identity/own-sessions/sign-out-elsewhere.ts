import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { User } from '../accounts/user.entity.js';
import { activeSessionsFilter } from './active-sessions-filter.js';
import { Session } from '../sessions/session.entity.js';
import { UserSignedOutElsewhere } from '../identity.event-types.js';

/** Ends all sessions of a user but the given one. */
export class SignOutElsewhere extends Command<void> {
  constructor(
    readonly userId: string,
    readonly currentSessionId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(SignOutElsewhere)
export class SignOutElsewhereHandler implements ICommandHandler<SignOutElsewhere> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ userId, currentSessionId, by }: SignOutElsewhere): Promise<void> {
    const now = this.clock.now();
    return this.em.fork().transactional(async (em) => {
      const user = await em.findOneOrFail(User, userId);
      const others = { ...activeSessionsFilter(user, now), id: { $ne: currentSessionId } };
      if ((await em.nativeUpdate(Session, others, { endedAt: now })) === 0) return;
      const data = { email: user.email };
      await this.log.appendChange(em, UserSignedOutElsewhere, userId, data, by);
    });
  }
}
