import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Cents, toAmount } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { DueDisputesDto } from './due-disputes.dto.js';

interface Row {
  id: string;
  booking_id: string | null;
  cents: Cents;
  answer_by_ms: number;
  total: number;
}

/** Reads the disputes that wait for an answer of the shop. */
@Injectable()
export class DueDisputesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  async first(limit: number): Promise<DueDisputesDto> {
    const rows = await sql<Row>(this.em.fork(), dueSql, [limit]);
    const items = rows.map(({ id, booking_id, cents, answer_by_ms }) => ({
      ...{ payment_id: id, booking_id, amount: toAmount(cents) },
      answer_by: this.clock.formatMinute(new Date(answer_by_ms)),
    }));
    return { items, total: rows[0]?.total ?? 0 };
  }
}

const dueSql = /* sql */ `
  select id, booking_id, cents::float8 as cents, count(*) over ()::int as total,
    (extract(epoch from dispute_answer_by) * 1000)::float8 as answer_by_ms
  from online_payments where dispute_answer_by is not null
  order by dispute_answer_by, id limit $1`;
