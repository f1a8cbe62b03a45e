import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { AsOfDto } from './as-of.dto.js';

/**
 * Reads how far a projection has followed the log. Read it before the report's tables, so that it never claims more
 * than they contain.
 */
@Injectable()
export class ProjectionFreshness {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  async atCheckpoint(
    projection: 'client_figures' | 'customers' | 'performance' | 'revenue_totals',
    em = this.em.fork(),
  ): Promise<AsOfDto> {
    const [row] = await sql<Row>(em, checkpointFreshnessSql, [projection]);
    return this.toDto(row);
  }

  /** Returns the freshness of a report as of a sequence number, which is always complete. */
  async atSequence(seq: number, em: EntityManager): Promise<AsOfDto> {
    const [row] = await sql<Row>(em, sequenceFreshnessSql, [seq]);
    return this.toDto(row);
  }

  private toDto(row: Row | undefined): AsOfDto {
    const at = row?.at_ms ? new Date(Number(row.at_ms)) : null;
    const moment = { at: at && at.toISOString(), at_local: at && this.clock.formatTimestamp(at) };
    return { seq: Number(row?.seq ?? 0), ...moment, is_current: row?.is_current ?? false };
  }
}

interface Row {
  seq: bigint;
  at_ms: string | null;
  is_current: boolean;
}

const sequenceFreshnessSql = /* sql */ `
  select p.seq, (extract(epoch from e.occurred_at) * 1000)::text as at_ms, true as is_current
  from (select $1::bigint as seq) p left join log_order o using (seq) left join event_log e using (position)`;

const checkpointFreshnessSql = /* sql */ `
  select reached.seq, (extract(epoch from e.occurred_at) * 1000)::text as at_ms,
    reached.seq >= head.seq and not exists (select from log_pending) as is_current
  from log_head head
  cross join lateral (
    select coalesce(max(seq), 0) as seq from projection_checkpoints where projection = $1
  ) reached
  left join log_order o on o.seq = reached.seq
  left join event_log e using (position)`;
