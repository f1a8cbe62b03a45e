import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { hashOf, newToken } from '../secret-tokens.js';
import type { User } from '../user.js';

const idleDays = 14;
const longestDays = 90;
/** For so long a spent refresh token is taken for a second tab or a repeated request, later for a stolen one. */
const graceSeconds = 30;

/** What lets a browser go on: a session and, unless another request has just got it, the next refresh token. */
export interface Continuation {
  sessionId: string;
  user: User;
  refreshToken?: string;
}

interface SpentToken {
  session_id: string;
  is_spent: boolean;
  is_copied: boolean | null;
}

@Injectable()
export class Sessions {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  /** @param browser by which its owner will know it; null when unknown */
  async open(user: User, browser: string | null): Promise<Continuation> {
    const sessionId = randomUUID();
    const now = this.clock.now();
    const refreshToken = await this.em.fork().transactional(async (em) => {
      await sql(em, 'delete from sessions where user_id = $1 and expires_at < $2', [user.id, now]);
      await sql(em, openStatement, [sessionId, user.id, now, idleDays, browser]);
      await this.note(em, 'SignedIn', sessionId, user);
      return this.addRefreshToken(em, sessionId);
    });
    return { sessionId, user, refreshToken };
  }

  /** The user of a session, undefined once it has ended, run out, or its user may no longer sign in. */
  async userOf(sessionId: string): Promise<User | undefined> {
    const [user] = await sql<User>(this.em.fork(), userStatement, [sessionId, this.clock.now()]);
    return user;
  }

  /** Roles of the users of those sessions that live. */
  async rolesOf(sessionIds: readonly string[]): Promise<Map<string, User['role']>> {
    const rows = await sql<{ id: string; role: User['role'] }>(this.em.fork(), rolesStatement, [
      sessionIds,
      this.clock.now(),
    ]);
    return new Map(rows.map(({ id, role }) => [id, role]));
  }

  /**
   * Spends a refresh token. The first to come gets the next one; those who come with the same one within 30 seconds
   * go on without; whoever comes later holds a copy, and the session ends.
   */
  refresh(refreshToken: string): Promise<Continuation | undefined> {
    return this.em.fork().transactional(async (em) => {
      const now = this.clock.now();
      const [token] = await sql<SpentToken>(em, lockStatement, [hashOf(refreshToken), now, graceSeconds]);
      if (!token) return undefined;
      const sessionId = token.session_id;
      if (token.is_copied) {
        await sql(em, endStatement, [sessionId, now]);
        return undefined;
      }
      const [user] = await sql<User>(em, userStatement, [sessionId, now]);
      if (!user) return undefined;
      if (token.is_spent) return { sessionId, user };
      await sql(em, 'update refresh_tokens set used_at = $2 where token_hash = $1', [hashOf(refreshToken), now]);
      await sql(em, extendStatement, [sessionId, now, idleDays, longestDays]);
      return { sessionId, user, refreshToken: await this.addRefreshToken(em, sessionId) };
    });
  }

  async end(sessionId: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const [user] = await sql<Pick<User, 'id' | 'email'>>(em, endStatement, [sessionId, this.clock.now()]);
      if (user) await this.note(em, 'SignedOut', sessionId, user);
    });
  }

  /** Ends every session of a user, in the caller's transaction. */
  async endAllOf(em: EntityManager, userId: string): Promise<void> {
    await sql(em, 'update users set session_version = session_version + 1 where id = $1', [userId]);
  }

  /** Ends the session that a refresh token belongs to. */
  async endByRefreshToken(refreshToken: string): Promise<void> {
    const found = 'select session_id from refresh_tokens where token_hash = $1';
    const [token] = await sql<{ session_id: string }>(this.em.fork(), found, [hashOf(refreshToken)]);
    if (token) await this.end(token.session_id);
  }

  /** The session's own stream: two that open at once do not wait for each other. */
  private note(em: EntityManager, type: string, sessionId: string, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
    return this.log.appendFacts(em, [{ stream: sessionId, type, data: { email } }], { kind: 'user', id, email });
  }

  private async addRefreshToken(em: EntityManager, sessionId: string): Promise<string> {
    const refreshToken = newToken();
    await sql(em, 'insert into refresh_tokens (token_hash, session_id, issued_at) values ($1, $2, $3)', [
      hashOf(refreshToken),
      sessionId,
      this.clock.now(),
    ]);
    return refreshToken;
  }
}

const openStatement = /* sql */ `
  insert into sessions (id, user_id, created_at, expires_at, session_version, browser)
  select $1::uuid, id, $3::timestamptz, $3::timestamptz + make_interval(days => $4::int), session_version, $5
  from users where id = $2`;

const livingAtSecondParameter = /* sql */ `
  from sessions s
  join users u on u.id = s.user_id and u.session_version = s.session_version and u.disabled_at is null
  left join user_roles r on r.user_id = u.id
  where s.ended_at is null and s.expires_at > $2`;

const userStatement = /* sql */ `select u.id, u.email, r.role ${livingAtSecondParameter} and s.id = $1`;

const rolesStatement = /* sql */ `select s.id, r.role ${livingAtSecondParameter} and s.id = any ($1::uuid[])`;

const lockStatement = /* sql */ `
  select session_id, used_at is not null as is_spent, used_at < $2::timestamptz - make_interval(secs => $3) as is_copied
  from refresh_tokens where token_hash = $1 for update`;

const extendStatement = /* sql */ `
  update sessions
  set expires_at = least($2::timestamptz + make_interval(days => $3::int), created_at + make_interval(days => $4::int))
  where id = $1`;

const endStatement = /* sql */ `
  update sessions s set ended_at = $2 from users u where s.id = $1 and s.ended_at is null and u.id = s.user_id
  returning u.id, u.email`;
