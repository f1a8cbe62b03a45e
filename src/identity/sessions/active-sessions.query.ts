import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { sql } from '../../platform/database/sql.js';
import type { UserRef } from '../accounts/user.js';

/** Finds the users of sessions that have neither ended nor expired. Every request asks it, hence SQL instead of entities. */
@Injectable()
export class ActiveSessionsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The user of a session, undefined once it has ended or expired, or its user may no longer sign in. */
  async findUser(sessionId: string, em = this.em.fork()): Promise<UserRef | undefined> {
    const [user] = await sql<UserRef>(em, selectUserSql, [sessionId, this.clock.now()]);
    return user;
  }

  /** Roles of the users of those sessions that are active, by session id. */
  async findRoles(sessionIds: readonly string[]): Promise<Map<string, UserRef['role']>> {
    type Row = { id: string; role: UserRef['role'] };
    const rows = await sql<Row>(this.em.fork(), selectRolesSql, [sessionIds, this.clock.now()]);
    return new Map(rows.map(({ id, role }) => [id, role]));
  }
}

const activeAtSecondParameterSql = /* sql */ `
  from sessions s
  join users u on u.id = s.user_id and u.session_version = s.session_version and u.disabled_at is null
  left join user_roles r on r.user_id = u.id
  where s.ended_at is null and s.expires_at > $2`;

const selectUserSql = /* sql */ `select u.id, u.email, r.role ${activeAtSecondParameterSql} and s.id = $1`;

const selectRolesSql = /* sql */ `select s.id, r.role ${activeAtSecondParameterSql} and s.id = any ($1::uuid[])`;
