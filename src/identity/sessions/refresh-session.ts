import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock/clock.js';
import { hashToken } from '../tokens/secret-tokens.js';
import { ActiveSessionsQuery } from '../access/active-sessions.query.js';
import { addRefreshToken, type RefreshedSession } from './refreshed-session.js';
import { sessionExpiry } from '../tokens/session-lifetime.js';
import { RefreshToken, Session } from './session.entity.js';

/**
 * Milliseconds for which a used refresh token counts as a second tab's or a repeated request; later it counts as
 * stolen.
 */
const REUSE_GRACE_MS = 30_000;

/**
 * Uses up a refresh token. The first request gets the next token; others with the same one within 30 seconds continue
 * without one; a later one counts as stolen and ends the session. Results in undefined when the session is over.
 */
export class RefreshSession extends Command<RefreshedSession | undefined> {
  constructor(readonly refreshToken: string) {
    super();
  }
}

@CommandHandler(RefreshSession)
export class RefreshSessionHandler implements ICommandHandler<RefreshSession> {
  constructor(
    private readonly em: EntityManager,
    private readonly activeSessions: ActiveSessionsQuery,
    private readonly clock: Clock,
  ) {}

  execute({ refreshToken }: RefreshSession): Promise<RefreshedSession | undefined> {
    const now = this.clock.now();
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    return this.em.fork().transactional(async (em) => {
      const token = await em.findOne(RefreshToken, { tokenHash: hashToken(refreshToken) }, lock);
      if (!token) return undefined;
      const sessionId = token.session.id;
      const isCopied = token.usedAt && now.getTime() - token.usedAt.getTime() > REUSE_GRACE_MS;
      if (isCopied) {
        await em.nativeUpdate(Session, { id: sessionId, endedAt: null }, { endedAt: now });
        return undefined;
      }
      const user = await this.activeSessions.findUser(sessionId, em);
      if (!user) return undefined;
      if (token.usedAt) return { sessionId, user };
      const session = await em.findOneOrFail(Session, sessionId);
      token.usedAt = now;
      session.expiresAt = sessionExpiry(session.createdAt, now);
      return { sessionId, user, refreshToken: addRefreshToken(em, session, now) };
    });
  }
}
