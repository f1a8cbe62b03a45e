import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AccessTokens } from '../sessions/access-tokens.js';
import { browserOf } from '../sessions/browser-of.js';
import { type Continuation, Sessions } from '../sessions/sessions.js';
import type { User } from '../user.js';
import { SessionCookies } from './session-cookies.js';
import type { SessionDto } from './session.dto.js';

/** Hands a session over: its tokens as cookies, what a page may know as the answer. */
@Injectable()
export class SessionAnswers {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: AccessTokens,
    private readonly cookies: SessionCookies,
  ) {}

  /** Signs a user in, in the browser that is answered. */
  async begin(user: User, reply: FastifyReply): Promise<SessionDto> {
    return this.goOn(await this.sessions.open(user, browserOf(reply.request.headers['user-agent'])), reply);
  }

  goOn({ sessionId, user, refreshToken }: Continuation, reply: FastifyReply): SessionDto {
    const { token, expiresAt } = this.tokens.issue(sessionId);
    this.cookies.set(reply, { access: token, refresh: refreshToken });
    return { user: { id: user.id, email: user.email }, expires_at: expiresAt.toISOString() };
  }
}
