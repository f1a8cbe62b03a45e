import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config.js';
import { MAX_SESSION_DAYS } from './session-lifetime.js';
import { ACCESS_TOKEN_TTL_SECONDS } from './access-tokens.js';
import { getCookieNames } from './cookie-names.js';

/**
 * Seconds for which the browser keeps the cookie: as long as a session may last; the server ends it earlier when it is
 * idle.
 */
const REFRESH_COOKIE_SECONDS = MAX_SESSION_DAYS * 24 * 60 * 60;

/**
 * Sets and reads the cookies of a session, and the one of a sign-in that awaits its second factor. Scripts cannot read
 * them, and other sites cannot make the browser post with them.
 */
@Injectable()
export class SessionCookies {
  private readonly names;
  private readonly access;
  private readonly refresh;

  constructor(config: Config) {
    this.names = getCookieNames(config);
    const common = { httpOnly: true, sameSite: 'lax', secure: config.PUBLIC_URL.startsWith('https:') } as const;
    this.access = { ...common, path: '/' };
    this.refresh = { ...common, path: '/api/auth' };
  }

  getAccessToken({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.names.access];
  }

  getRefreshToken({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.names.refresh];
  }

  /** Whether somebody has signed in in this browser and not out since; the session itself may have ended. */
  hasSignedIn({ cookies }: FastifyRequest): boolean {
    return cookies[this.names.signedIn] !== undefined;
  }

  getChallenge({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.names.challenge];
  }

  setChallenge(reply: FastifyReply, challenge: string, maxAge: number): void {
    void reply.setCookie(this.names.challenge, challenge, { ...this.refresh, maxAge });
  }

  clearChallenge(reply: FastifyReply): void {
    void reply.clearCookie(this.names.challenge, this.refresh);
  }

  set(reply: FastifyReply, tokens: { access: string; refresh?: string }): void {
    void reply.setCookie(this.names.access, tokens.access, { ...this.access, maxAge: ACCESS_TOKEN_TTL_SECONDS });
    if (!tokens.refresh) return;
    void reply.setCookie(this.names.refresh, tokens.refresh, { ...this.refresh, maxAge: REFRESH_COOKIE_SECONDS });
    // The refresh token is sent to the API alone; pages tell by this one that it may be there.
    void reply.setCookie(this.names.signedIn, '1', { ...this.access, maxAge: REFRESH_COOKIE_SECONDS });
  }

  clear(reply: FastifyReply): void {
    void reply
      .clearCookie(this.names.access, this.access)
      .clearCookie(this.names.refresh, this.refresh)
      .clearCookie(this.names.signedIn, this.access);
  }
}
