import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import type { LinkOpensDto } from './booking-timeline.dto.js';

/** Reads whether anybody has opened a booking's private link. */
@Injectable()
export class LinkOpensQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  async forBooking(bookingId: string): Promise<LinkOpensDto | null> {
    const [row] = await sql<{ first_ms: string; last_ms: string; opens: number }>(this.em.fork(), opensSql, [
      bookingId,
    ]);
    if (!row) return null;
    const [first, last] = [new Date(Number(row.first_ms)), new Date(Number(row.last_ms))];
    return {
      opens: row.opens,
      first_at: first.toISOString(),
      first_at_local: this.clock.formatTimestamp(first),
      last_at_local: this.clock.formatTimestamp(last),
    };
  }
}

const opensSql = /* sql */ `
  select opens, (extract(epoch from first_at) * 1000)::text as first_ms, (extract(epoch from last_at) * 1000)::text as last_ms
  from booking_link_opens where booking_id = $1`;
