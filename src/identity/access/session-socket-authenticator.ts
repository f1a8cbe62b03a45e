import { fastifyCookie } from '@fastify/cookie';
import {
  AuthenticatesSockets,
  type SocketAuthenticator,
  type SocketUser,
} from '../../platform/live/socket-authenticator.js';
import { Config } from '../../platform/config.js';
import { AccessTokens } from '../tokens/access-tokens.js';
import { getCookieNames } from '../tokens/cookie-names.js';
import { ActiveSessionsQuery } from '../sessions/active-sessions.query.js';

/** Sockets of users belong to their session; those without a role hear what visitors hear. */
@AuthenticatesSockets()
export class SessionSocketAuthenticator implements SocketAuthenticator {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly sessions: ActiveSessionsQuery,
    private readonly config: Config,
  ) {}

  async authenticate(cookies: string | undefined): Promise<SocketUser | undefined> {
    const token = fastifyCookie.parse(cookies ?? '')[getCookieNames(this.config).access];
    const claims = token === undefined ? undefined : this.tokens.read(token);
    const user = claims && (await this.sessions.findUser(claims.sid));
    if (!claims || !user) return undefined;
    return { userId: user.id, sessionId: claims.sid, role: user.role, isAdmin: user.role === 'admin_staff' };
  }

  async filterStillValid(people: readonly SocketUser[]): Promise<ReadonlySet<SocketUser>> {
    const roles = await this.sessions.findRoles(people.map(({ sessionId }) => sessionId));
    return new Set(people.filter(({ sessionId, role }) => roles.get(sessionId) === role));
  }
}
