import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { SignedInUser } from '../accounts/user.js';
import type { OwnSessionDto } from './own-session.dto.js';

/** Lists the active sessions of a user. */
@Injectable()
export class OwnSessionsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /** Lists the current session first, then the others, last used first. */
  async list({ id: userId, sessionId }: SignedInUser): Promise<OwnSessionDto[]> {
    type Row = { id: string; browser: string | null; started_ms: string; used_ms: string };
    const rows = await sql<Row>(this.em.fork(), selectActiveSql, [userId, this.clock.instant(), sessionId]);
    const local = (ms: string) => this.clock.formatTimestamp(new Date(Number(ms)));
    return rows.map(({ id, browser, started_ms, used_ms }) => ({
      id,
      browser,
      started_local: local(started_ms),
      last_used_local: local(used_ms),
      is_current: id === sessionId,
    }));
  }
}

const selectActiveSql = /* sql */ `
  select s.id, s.browser, (extract(epoch from s.created_at) * 1000)::text as started_ms,
    (extract(epoch from t.used_at) * 1000)::text as used_ms
  from sessions s
  join users u on u.id = s.user_id and u.session_version = s.session_version
  cross join lateral (select max(issued_at) as used_at from refresh_tokens where session_id = s.id) t
  where s.user_id = $1 and s.ended_at is null and s.expires_at > $2
  order by s.id = $3::uuid desc, t.used_at desc`;
