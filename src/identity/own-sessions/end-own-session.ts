import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { User } from '../accounts/user.entity.js';
import { activeSessionsFilter } from './active-sessions-filter.js';
import { Session } from '../sessions/session.entity.js';
import { SessionEnded } from '../identity.event-types.js';

/** Ends one of a user's own sessions. @throws NotFoundError when it is somebody else's, or has ended */
export class EndOwnSession extends Command<void> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(EndOwnSession)
export class EndOwnSessionHandler implements ICommandHandler<EndOwnSession> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ userId, sessionId, by }: EndOwnSession): Promise<void> {
    const now = this.clock.now();
    return this.em.fork().transactional(async (em) => {
      const user = await em.findOneOrFail(User, userId);
      const which = { ...activeSessionsFilter(user, now), id: sessionId };
      const session = await em.findOne(Session, which, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!session) throw new NotFoundError('There is no such session');
      session.endedAt = now;
      const data = { email: user.email, browser: session.browser ?? null };
      await this.log.appendChange(em, SessionEnded, sessionId, data, by);
    });
  }
}
