import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Cents, toAmount } from '../../kernel/money.js';
import { sql } from '../../platform/database/sql.js';
import type { DueDisputesDto } from './due-disputes.dto.js';

interface Row {
  id: string;
  booking_id: string | null;
  cents: Cents;
  answer_by: Date;
  total: number;
}

/** Reads the disputes that wait for an answer of the shop. */
@Injectable()
export class DueDisputesQuery {
  constructor(private readonly em: EntityManager) {}

  async first(limit: number): Promise<DueDisputesDto> {
    const rows = await sql<Row>(this.em.fork(), dueSql, [limit]);
    const items = rows.map(({ id, booking_id, cents, answer_by }) => ({
      ...{ payment_id: id, booking_id, amount: toAmount(cents) },
      answer_by: new Date(answer_by).toISOString(),
    }));
    return { items, total: rows[0]?.total ?? 0 };
  }
}

const dueSql = /* sql */ `
  select id, booking_id, cents::float8 as cents, dispute_answer_by as answer_by, count(*) over ()::int as total
  from online_payments where dispute_answer_by is not null
  order by dispute_answer_by, id limit $1`;
