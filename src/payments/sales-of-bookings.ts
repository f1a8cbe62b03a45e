import type { EntityManager } from '@mikro-orm/postgresql';
import { type BookingPayments, KnowsBookingPayments } from '../booking/index.js';
import type { Cents } from '../kernel/money.js';
import type { Transaction } from '../platform/database/pipelining/index.js';
import { sql } from '../platform/database/sql.js';
import { PersonalData } from '../platform/personal-data/personal-data.js';

/** Answers booking about the sales of its bookings. */
@KnowsBookingPayments()
export class SalesOfBookings implements BookingPayments {
  constructor(private readonly personalData: PersonalData) {}

  async sumPaid(em: EntityManager, bookingId: string): Promise<Cents> {
    const [paid] = await sql<{ cents: number }>(em, paidSql, [bookingId]);
    return paid!.cents;
  }

  /** Destroys the keys of the sales, by which reasons are sealed. */
  async erase(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
    const sales = await sql<{ id: string }>(tx, salesSql, [bookingIds]);
    for (const { id } of sales) await this.personalData.destroyKey(tx, id);
  }
}

const paidSql = /* sql */ `
  select coalesce(sum(paid_cents), 0)::float8 as cents from sales
  where id in (
    select s.sale_id from bookings asked
    join bookings b on b.id = asked.id or b.visit_id = asked.visit_id
    join sale_bookings s on s.booking_id = b.id
    where asked.id = $1
  )`;

const salesSql = /* sql */ `
  select distinct sale_id as id from sale_bookings where booking_id = any ($1::uuid[]) order by sale_id`;
