import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays, type LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';

interface UnpaidBookings {
  ids: string[];
  total: number;
}

/** Days after which a completed booking that nobody has paid is no longer named. */
const NAMED_DAYS = 30;

/** Reads the bookings that are completed and not paid. */
@Injectable()
export class UnpaidBookingsQuery {
  constructor(private readonly em: EntityManager) {}

  /** Returns the latest ones and the number of all. */
  latest(today: LocalDate, limit: number): Promise<UnpaidBookings> {
    return this.ofDays(addDays(today, -NAMED_DAYS), today, limit);
  }

  /** Returns the latest ones of some days and the number of all, from the day of the shop's first payment on. */
  async ofDays(from: LocalDate, to: LocalDate, limit: number): Promise<UnpaidBookings> {
    const rows = await sql<{ id: string; total: number }>(this.em.fork(), unpaidSql, [from, to, limit]);
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  }
}

const unpaidSql = /* sql */ `
  select id, count(*) over ()::int as total from bookings b
  where status = 'completed' and total_price > 0 and booking_date between $1 and $2
    and booking_date >= (select min(day) from ledger_balances where account in ('cash', 'unpaid_sales'))
    and not exists (
      select from sale_bookings s join sales on sales.id = s.sale_id
      where s.booking_id = b.id and not s.is_voided and sales.status = 'paid'
    )
  order by booking_date desc, booking_time desc, id limit $3`;
