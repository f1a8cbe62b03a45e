import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { AsOfDto } from './as-of.dto.js';

/** How far a projection has followed the log. Asked before the tables are read, it promises no more than they hold. */
@Injectable()
export class AsOf {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  async of(projection: 'customers' | 'revenue_totals'): Promise<AsOfDto> {
    const [row] = await sql<{ seq: bigint; at_ms: string | null; is_current: boolean }>(this.em.fork(), statement, [projection]);
    const at = row?.at_ms ? new Date(Number(row.at_ms)) : null;
    const moment = { at: at && at.toISOString(), at_local: at && this.clock.stampOf(at) };
    return { seq: Number(row?.seq ?? 0), ...moment, is_current: row?.is_current ?? false };
  }
}

const statement = /* sql */ `
  select reached.seq, (extract(epoch from e.occurred_at) * 1000)::text as at_ms,
    reached.seq >= head.seq and not exists (select from log_pending) as is_current
  from log_head head
  cross join lateral (
    select coalesce(max(seq), 0) as seq from projection_checkpoints where projection = $1
  ) reached
  left join log_order o on o.seq = reached.seq
  left join event_log e using (position)`;
