import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { Config } from '../../platform/config.js';
import { ACCESS_TOKEN_ALGORITHM, type AccessClaims, deriveAccessKey, AccessTokens } from '../tokens/access-tokens.js';
import { ActiveSessionsQuery } from './active-sessions.query.js';
import { SessionCookies } from '../tokens/session-cookies.js';
import type { SignedInUser } from '../accounts/user.js';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    config: Config,
    cookies: SessionCookies,
    private readonly tokens: AccessTokens,
    private readonly sessions: ActiveSessionsQuery,
  ) {
    super({
      jwtFromRequest: (request: unknown) => cookies.getAccessToken(request as FastifyRequest) ?? null,
      secretOrKey: deriveAccessKey(config.SESSION_SECRET),
      algorithms: [ACCESS_TOKEN_ALGORITHM],
      ignoreExpiration: true,
    });
  }

  async validate(claims: AccessClaims): Promise<SignedInUser | false> {
    const user = this.tokens.isCurrent(claims) ? await this.sessions.findUser(claims.sid) : undefined;
    return user !== undefined && { ...user, sessionId: claims.sid, expiresAt: new Date(claims.exp * 1000) };
  }
}
