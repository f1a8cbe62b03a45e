import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { Config } from '../../platform/config.js';
import { accessAlgorithm, type AccessClaims, accessKey, AccessTokens } from '../sessions/access-tokens.js';
import { Sessions } from '../sessions/sessions.js';
import { SessionCookies } from './session-cookies.js';
import type { SignedInUser } from '../user.js';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    config: Config,
    cookies: SessionCookies,
    private readonly tokens: AccessTokens,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: (request: unknown) => cookies.accessOf(request as FastifyRequest) ?? null,
      secretOrKey: accessKey(config.SESSION_SECRET),
      algorithms: [accessAlgorithm],
      ignoreExpiration: true,
    });
  }

  async validate(claims: AccessClaims): Promise<SignedInUser | false> {
    const user = this.tokens.isCurrent(claims) ? await this.sessions.userOf(claims.sid) : undefined;
    return user !== undefined && { ...user, sessionId: claims.sid, expiresAt: new Date(claims.exp * 1000) };
  }
}
