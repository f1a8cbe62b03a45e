import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { sql } from '../../platform/database/sql.js';
import type { SessionUser } from '../accounts/user.js';

/**
 * Finds the users of sessions that have neither ended nor expired. Every request asks it, hence SQL instead of
 * entities.
 */
@Injectable()
export class ActiveSessionsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Finds the user of a session; undefined once it has ended or expired, or its user may no longer sign in. */
  async findUser(sessionId: string, em = this.em.fork()): Promise<SessionUser | undefined> {
    const [user] = await sql<SessionUser>(em, selectUserSql, [sessionId, this.clock.now()]);
    return user;
  }

  /** Finds the users of those sessions that are active, by session id. */
  async findUsers(sessionIds: readonly string[]): Promise<Map<string, SessionUser>> {
    type Row = SessionUser & { session_id: string };
    const rows = await sql<Row>(this.em.fork(), selectUsersSql, [sessionIds, this.clock.now()]);
    return new Map(rows.map(({ session_id, ...user }) => [session_id, user]));
  }
}

const userSql = /* sql */ `u.id, u.email, r.role,
  exists (select from second_factors f where f.user_id = u.id and f.enabled_at is not null) as "hasSecondFactor"`;

const activeAtSecondParameterSql = /* sql */ `
  from sessions s
  join users u on u.id = s.user_id and u.session_version = s.session_version and u.disabled_at is null
  left join user_roles r on r.user_id = u.id
  where s.ended_at is null and s.expires_at > $2`;

const selectUserSql = /* sql */ `select ${userSql} ${activeAtSecondParameterSql} and s.id = $1`;

const selectUsersSql = /* sql */ `select s.id as session_id, ${userSql} ${activeAtSecondParameterSql} and s.id = any ($1::uuid[])`;
