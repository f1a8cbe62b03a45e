import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import type { VerifiedUser } from '../accounts/user.js';
import { User } from '../accounts/user.entity.js';
import { addRefreshToken, type RefreshedSession } from '../sessions/refreshed-session.js';
import { sessionExpiry } from '../tokens/session-lifetime.js';
import { Session } from '../sessions/session.entity.js';
import { SignedIn } from '../identity.event-types.js';

/**
 * Signs in a user whose credentials were checked. Where a new password, or whatever else ends sessions, came in between, the
 * session is over from its start.
 */
export class StartSession extends Command<RefreshedSession> {
  /** @param browser shown to the owner in the list of their sessions; null when unknown */
  constructor(
    readonly user: VerifiedUser,
    readonly browser: string | null,
  ) {
    super();
  }
}

@CommandHandler(StartSession)
export class StartSessionHandler implements ICommandHandler<StartSession> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ user: { id, email, role, sessionVersion }, browser }: StartSession): Promise<RefreshedSession> {
    const now = this.clock.now();
    return this.em.fork().transactional(async (em) => {
      await em.nativeDelete(Session, { user: id, expiresAt: { $lt: now } });
      const session = em.create(Session, {
        id: randomUUID(),
        user: em.getReference(User, id),
        createdAt: now,
        expiresAt: sessionExpiry(now, now),
        sessionVersion,
        browser,
      });
      // Each session has a stream of its own, so that two that start at once do not wait for each other.
      await this.log.appendChange(em, SignedIn, session.id, { email }, { kind: 'user', id, email });
      return { sessionId: session.id, user: { id, email, role }, refreshToken: addRefreshToken(em, session, now) };
    });
  }
}
