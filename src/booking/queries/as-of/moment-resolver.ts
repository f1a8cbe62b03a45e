import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type LocalDateTime, MINUTE_MS } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import type { MomentDto, MomentQueryDto } from './as-of.dto.js';

/** Converts moments to sequence numbers and shop time. */
@Injectable()
export class MomentResolver {
  constructor(private readonly clock: ShopClock) {}

  /** Finds a moment. A minute includes all that happened in it; one in the future is now. */
  async find(em: EntityManager, { at, seq }: MomentQueryDto): Promise<MomentDto> {
    if (seq !== undefined) {
      const [row] = await sql<{ seq: number; ms: string }>(em, bySeqSql, [seq]);
      return { seq: row?.seq ?? 0, at_local: this.format(row ? Number(row.ms) : this.clock.instant().getTime()) };
    }
    const now = this.clock.instant().getTime();
    const until = Math.min(at ? this.parse(at) + MINUTE_MS : Infinity, now + 1);
    const [row] = await sql<{ seq: number }>(em, byTimeSql, [new Date(until)]);
    return { seq: row?.seq ?? 0, at_local: this.format(until - 1) };
  }

  /** Returns the instant of a moment, cut to the second. */
  toInstant({ at_local }: MomentDto): Date {
    const [date = '', time = ''] = at_local.split('T');
    return this.clock.toInstant({ date, time });
  }

  /** Returns the minute of a moment on the shop's wall clock. */
  toLocal({ at_local }: MomentDto): LocalDateTime {
    const [date = '', time = ''] = at_local.split('T');
    return { date, time: time.slice(0, 5) };
  }

  private parse(at: string): number {
    const [date = '', time = ''] = at.split('T');
    return this.clock.toInstant({ date, time }).getTime();
  }

  private readonly format = (ms: number) => this.clock.formatTimestamp(new Date(ms));
}

const bySeqSql = /* sql */ `
  select o.seq::float8 as seq, (extract(epoch from e.occurred_at) * 1000)::text as ms
  from log_order o join event_log e using (position) where o.seq <= $1 order by o.seq desc limit 1`;

const byTimeSql = /* sql */ `
  select o.seq::float8 as seq from event_log e join log_order o using (position)
  where e.occurred_at < $1 order by e.occurred_at desc, o.seq desc limit 1`;
