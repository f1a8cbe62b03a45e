import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isUUID } from 'class-validator';
import { hkdfSync } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';

export const ACCESS_TOKEN_TTL_SECONDS = 10 * 60;
export const ACCESS_TOKEN_ALGORITHM = 'HS256';

/** What an access token says. Whether its session has ended is asked of the database. */
export interface AccessClaims {
  /** Id of the session. */
  sid: string;
  /** Seconds since 1970. */
  exp: number;
}

/** The key of access tokens, apart from all else that is derived from the secret. */
export function deriveAccessKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'access-token', 32));
}

/** Short-lived signed tokens that name a session. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {}

  issue(sessionId: string): { token: string; expiresAt: Date } {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const claims: AccessClaims = { sid: sessionId, exp: now + ACCESS_TOKEN_TTL_SECONDS };
    return { token: this.jwt.sign({ ...claims, iat: now }), expiresAt: new Date(claims.exp * 1000) };
  }

  /** Undefined when the token is not ours, altered or has run out. */
  read(token: string): AccessClaims | undefined {
    try {
      const claims = this.jwt.verify<AccessClaims>(token);
      return this.isCurrent(claims) ? claims : undefined;
    } catch {
      return undefined;
    }
  }

  /** Names a session and has not run out. The libraries read the machine's clock, so that they leave the latter to us. */
  isCurrent({ sid, exp }: AccessClaims): boolean {
    return isUUID(sid) && exp * 1000 > this.clock.now().getTime();
  }
}
