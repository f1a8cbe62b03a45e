import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isUUID } from 'class-validator';
import { hkdfSync } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';

export const ACCESS_TOKEN_TTL_SECONDS = 10 * 60;
export const ACCESS_TOKEN_ALGORITHM = 'HS256';

/** Claims of an access token. Whether its session has ended is read from the database. */
export interface AccessClaims {
  /** The id of the session. */
  sid: string;
  /** Time of expiry in seconds since 1970. */
  exp: number;
}

/** Derives the key of access tokens, independent of all other keys derived from the secret. */
export function deriveAccessKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'access-token', 32));
}

/** Issues and reads short-lived signed tokens that name a session. */
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

  /** Reads a token; undefined when it was not signed here, was altered or has expired. */
  read(token: string): AccessClaims | undefined {
    try {
      const claims = this.jwt.verify<AccessClaims>(token);
      return this.isCurrent(claims) ? claims : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Whether the claims name a session and have not expired. The libraries use the machine's clock, so expiry is checked
   * here.
   */
  isCurrent({ sid, exp }: AccessClaims): boolean {
    return isUUID(sid) && exp * 1000 > this.clock.now().getTime();
  }
}
