import { fastifyCookie } from '@fastify/cookie';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Doorkeeper, LiveAudience, type LivePerson } from '../../platform/live/live-audience.js';
import { Config } from '../../platform/config.js';
import { AccessTokens } from './access-tokens.js';
import { cookieNames } from './cookie-names.js';
import { Sessions } from './sessions.js';

/** Sockets of users belong to their session; those without a role hear what visitors hear. */
@Injectable()
export class SocketDoorkeeper implements Doorkeeper, OnModuleInit {
  constructor(
    private readonly audience: LiveAudience,
    private readonly tokens: AccessTokens,
    private readonly sessions: Sessions,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.audience.doorkeeper = this;
  }

  async personOf(cookies: string | undefined): Promise<LivePerson | undefined> {
    const token = fastifyCookie.parse(cookies ?? '')[cookieNames(this.config).access];
    const claims = token === undefined ? undefined : this.tokens.read(token);
    const user = claims && (await this.sessions.userOf(claims.sid));
    if (!claims || !user) return undefined;
    return { userId: user.id, sessionId: claims.sid, role: user.role, isAdmin: user.role === 'admin_staff' };
  }

  async stillWelcome(people: readonly LivePerson[]): Promise<ReadonlySet<LivePerson>> {
    const roles = await this.sessions.rolesOf(people.map(({ sessionId }) => sessionId));
    return new Set(people.filter(({ sessionId, role }) => roles.get(sessionId) === role));
  }
}
