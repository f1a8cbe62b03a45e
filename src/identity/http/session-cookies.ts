import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Config } from '../../platform/config.js';
import { accessSeconds } from '../sessions/access-tokens.js';

const refreshSeconds = 90 * 24 * 60 * 60;

/** The two cookies of a session. No script can read them, no other site can make the browser post with them. */
@Injectable()
export class SessionCookies {
  private readonly access;
  private readonly refresh;

  constructor(config: Config) {
    const common = { httpOnly: true, sameSite: 'lax', secure: config.PUBLIC_URL.startsWith('https:') } as const;
    this.access = { ...common, path: '/' };
    this.refresh = { ...common, path: '/api/auth' };
  }

  set(reply: FastifyReply, tokens: { access: string; refresh?: string }): void {
    void reply.setCookie('access', tokens.access, { ...this.access, maxAge: accessSeconds });
    if (tokens.refresh) void reply.setCookie('refresh', tokens.refresh, { ...this.refresh, maxAge: refreshSeconds });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie('access', this.access).clearCookie('refresh', this.refresh);
  }
}
