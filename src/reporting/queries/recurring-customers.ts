import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays, ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { AsOf } from './as-of.js';
import type { CustomerSummaryDto } from './customer.dto.js';

/** Days, today among them not counted, within which somebody has to have come twice. */
const recentDays = 90;

@Injectable()
export class RecurringCustomers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly asOf: AsOf,
  ) {}

  /** Customers with two or more confirmed or completed bookings of the last 90 days. */
  async count(): Promise<number> {
    const today = this.clock.today();
    const [row] = await sql<{ count: number }>(this.em.fork(), statement, [addDays(today, -recentDays), today]);
    return row?.count ?? 0;
  }

  async summary(): Promise<CustomerSummaryDto> {
    const as_of = await this.asOf.of('customers');
    const [row] = await sql<{ count: number }>(this.em.fork(), 'select count(*)::int as count from customers');
    return { customers: row?.count ?? 0, recurring: await this.count(), as_of };
  }
}

const statement = /* sql */ `
  select count(*)::int as count from (
    select from customer_bookings
    where booking_date >= $1::date and booking_date <= $2::date and status in ('confirmed', 'completed')
    group by customer_key having count(*) >= 2
  ) recurring`;
