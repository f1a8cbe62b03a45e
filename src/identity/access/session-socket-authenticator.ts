import { fastifyCookie } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { SocketAuthenticator, SocketUser } from '../../platform/live/socket-authenticator.js';
import { Config } from '../../platform/config.js';
import { AccessTokens } from '../tokens/access-tokens.js';
import { getCookieNames } from '../tokens/cookie-names.js';
import type { Role, SessionUser } from '../accounts/user.js';
import { ActiveSessionsQuery } from './active-sessions.query.js';
import { SecondFactorRequirement } from './second-factor-requirement.js';

/**
 * Authenticates users' sockets by their session. Users without a role, or without a required second factor, receive
 * what visitors receive.
 */
@Injectable()
export class SessionSocketAuthenticator implements SocketAuthenticator {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly sessions: ActiveSessionsQuery,
    private readonly config: Config,
    private readonly requirement: SecondFactorRequirement,
  ) {}

  async authenticate(cookies: string | undefined): Promise<SocketUser | undefined> {
    const token = fastifyCookie.parse(cookies ?? '')[getCookieNames(this.config).access];
    const claims = token === undefined ? undefined : this.tokens.read(token);
    const user = claims && (await this.sessions.findUser(claims.sid));
    if (!claims || !user) return undefined;
    const role = await this.findEffectiveRole(user);
    return { userId: user.id, sessionId: claims.sid, role, isAdmin: role === 'admin_staff' };
  }

  async filterStillValid(people: readonly SocketUser[]): Promise<ReadonlySet<SocketUser>> {
    const users = await this.sessions.findUsers(people.map(({ sessionId }) => sessionId));
    const valid = new Set<SocketUser>();
    for (const person of people) {
      const user = users.get(person.sessionId);
      if (user && (await this.findEffectiveRole(user)) === person.role) valid.add(person);
    }
    return valid;
  }

  private async findEffectiveRole(user: SessionUser): Promise<Role | null> {
    return (await this.requirement.isUnmet(user)) ? null : user.role;
  }
}
