import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { AccessTokens } from '../tokens/access-tokens.js';
import { describeUserAgent } from './describe-user-agent.js';
import type { VerifiedUser } from '../accounts/user.js';
import { SecondFactorQuery } from '../second-factor/second-factor.query.js';
import type { RefreshedSession } from '../sessions/refreshed-session.js';
import { CHALLENGE_TTL_SECONDS, IssueSignInChallenge } from './issue-sign-in-challenge.js';
import { StartSession } from './start-session.js';
import { SessionCookies } from '../tokens/session-cookies.js';
import type { SecondFactorChallengeDto, SessionDto } from '../sessions/session.dto.js';

/** Answers with a session: its tokens as cookies, the public part as the body. */
@Injectable()
export class SessionResponder {
  constructor(
    private readonly commands: CommandBus,
    private readonly tokens: AccessTokens,
    private readonly cookies: SessionCookies,
    private readonly secondFactors: SecondFactorQuery,
  ) {}

  /** Signs in a user whose password was right, or asks for the second factor if the user has one (202). */
  async continueSignIn(user: VerifiedUser, reply: FastifyReply): Promise<SessionDto | SecondFactorChallengeDto> {
    if (!(await this.secondFactors.isEnabled(user.id))) return this.startSession(user, reply);
    const { token, expiresAt } = await this.commands.execute(new IssueSignInChallenge(user));
    this.cookies.clear(reply);
    this.cookies.setChallenge(reply, token, CHALLENGE_TTL_SECONDS);
    void reply.code(202);
    return { challenge_expires_at: expiresAt.toISOString() };
  }

  /** Signs a user in, in the browser of this request. */
  async startSession(user: VerifiedUser, reply: FastifyReply): Promise<SessionDto> {
    const browser = describeUserAgent(reply.request.headers['user-agent']);
    return this.respond(await this.commands.execute(new StartSession(user, browser)), reply);
  }

  respond({ sessionId, user, refreshToken }: RefreshedSession, reply: FastifyReply): SessionDto {
    const { token, expiresAt } = this.tokens.issue(sessionId);
    this.cookies.set(reply, { access: token, refresh: refreshToken });
    return { user: { id: user.id, email: user.email }, expires_at: expiresAt.toISOString() };
  }
}
