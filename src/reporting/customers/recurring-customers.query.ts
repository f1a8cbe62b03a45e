import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { addDays } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';

/** Days before today in which a customer must have come twice. */
const RECENT_DAYS = 90;

@Injectable()
export class RecurringCustomersQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /** Counts customers with two or more confirmed or completed bookings of the last 90 days. */
  async count(): Promise<number> {
    const today = this.clock.today();
    const [row] = await sql<{ count: number }>(this.em.fork(), countRecurringSql, [
      addDays(today, -RECENT_DAYS),
      today,
    ]);
    return row?.count ?? 0;
  }
}

const countRecurringSql = /* sql */ `
  select count(*)::int as count from (
    select from customer_bookings
    where booking_date >= $1::date and booking_date <= $2::date and status in ('confirmed', 'completed')
    group by customer_key having count(*) >= 2
  ) recurring`;
