import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { NotFound } from '../../platform/decider.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { currentActor } from '../../platform/http/request-context.js';
import type { SignedInUser } from '../user.js';
import type { OwnSessionDto } from './own-session.dto.js';

/** The browsers in which somebody is signed in, and the end of those that they do not know or need. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  /** This one first, then those that were used last. */
  async list({ id: userId, sessionId }: SignedInUser): Promise<OwnSessionDto[]> {
    type Row = { id: string; browser: string | null; started_ms: string; used_ms: string };
    const rows = await sql<Row>(this.em.fork(), living, [userId, this.clock.instant(), sessionId]);
    const local = (ms: string) => this.clock.stampOf(new Date(Number(ms)));
    return rows.map(({ id, browser, started_ms, used_ms }) => ({
      id,
      browser,
      started_local: local(started_ms),
      last_used_local: local(used_ms),
      is_current: id === sessionId,
    }));
  }

  /** @throws NotFound when it is somebody else's, or has ended */
  async end({ id: userId, email }: SignedInUser, sessionId: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const [ended] = await sql<{ browser: string | null }>(em, endOne, [sessionId, userId, this.clock.instant()]);
      if (!ended) throw new NotFound('There is no such session');
      const fact = { stream: sessionId, type: 'SessionEnded', data: { email, browser: ended.browser } };
      await this.log.appendFacts(em, [fact], currentActor());
    });
  }

  /** Ends all but the one that asks. */
  async endOthers({ id: userId, email, sessionId }: SignedInUser): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const ended = await sql(em, endOthers, [sessionId, userId, this.clock.instant()]);
      if (ended.length === 0) return;
      await this.log.appendFacts(em, [{ stream: userId, type: 'UserSignedOutElsewhere', data: { email } }], currentActor());
    });
  }
}

const living = /* sql */ `
  select s.id, s.browser, (extract(epoch from s.created_at) * 1000)::text as started_ms,
    (extract(epoch from t.used_at) * 1000)::text as used_ms
  from sessions s
  join users u on u.id = s.user_id and u.session_version = s.session_version
  cross join lateral (select max(issued_at) as used_at from refresh_tokens where session_id = s.id) t
  where s.user_id = $1 and s.ended_at is null and s.expires_at > $2
  order by s.id = $3::uuid desc, t.used_at desc`;

const endOne = /* sql */ `
  update sessions s set ended_at = $3 from users u
  where s.id = $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > $3
    and u.id = s.user_id and u.session_version = s.session_version
  returning s.browser`;

const endOthers = /* sql */ `
  update sessions s set ended_at = $3 from users u
  where s.id <> $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > $3
    and u.id = s.user_id and u.session_version = s.session_version
  returning s.id`;
