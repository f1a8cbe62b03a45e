import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type BookingPayments,
  type CustomerReceiptDto,
  KnowsBookingPayments,
  type PaymentState,
} from '../booking/index.js';
import type { Cents } from '../kernel/money.js';
import type { Transaction } from '../platform/database/pipelining/index.js';
import { sql } from '../platform/database/sql.js';
import { PersonalData } from '../platform/personal-data/personal-data.js';
import { ReceiptLinks } from './receipt-links.js';

/** Answers booking about the sales of its bookings. */
@KnowsBookingPayments()
export class SalesOfBookings implements BookingPayments {
  constructor(
    private readonly personalData: PersonalData,
    private readonly links: ReceiptLinks,
  ) {}

  async sumPaid(em: EntityManager, bookingId: string): Promise<Cents> {
    const [paid] = await sql<{ cents: number }>(em, paidSql, [bookingId]);
    return paid!.cents;
  }

  async listReceipts(em: EntityManager, bookingId: string): Promise<CustomerReceiptDto[]> {
    const receipts = await sql<{ id: string; number: number }>(em, receiptsSql, [bookingId]);
    return receipts.map(({ id, number }) => ({ number, token: this.links.createToken(id) }));
  }

  async findBooking(em: EntityManager, checkoutId: string): Promise<string | null> {
    const [known] = await sql<{ id: string }>(em, ofCheckoutSql, [checkoutId]);
    return known?.id ?? null;
  }

  async findStates(em: EntityManager, bookingIds: readonly string[]): Promise<ReadonlyMap<string, PaymentState>> {
    if (bookingIds.length === 0) return new Map();
    const found = await sql<{ id: string; state: PaymentState }>(em, statesSql, [bookingIds]);
    return new Map(found.map(({ id, state }) => [id, state]));
  }

  /** Destroys the keys of sales and online payments, by which reasons are sealed. */
  async erase(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
    const sales = await sql<{ id: string }>(tx, salesSql, [bookingIds]);
    for (const { id } of sales) await this.personalData.destroyKey(tx, id);
  }
}

/** SQL of the ids of the sales of a visit. */
const visitSalesSql = /* sql */ `
  select s.sale_id from bookings asked
  join bookings b on b.id = asked.id or b.visit_id = asked.visit_id
  join sale_bookings s on s.booking_id = b.id
  where asked.id = $1`;

const ofCheckoutSql = /* sql */ `
  select booking_id as id from online_payments where session_id = $1 and is_deposit`;

const paidSql = /* sql */ `
  select ((select coalesce(sum(paid_cents), 0) from sales where id in (${visitSalesSql})) + (
    select coalesce(sum(p.held_cents), 0) from bookings asked
    join bookings b on b.id = asked.id or b.visit_id = asked.visit_id
    join online_payments p on p.booking_id = b.id and p.held_cents > 0 where asked.id = $1
  ))::float8 as cents`;

const receiptsSql = /* sql */ `
  select id, receipt_number as number from sales
  where status = 'paid' and id in (${visitSalesSql}) order by receipt_number`;

const statesSql = /* sql */ `
  select s.booking_id as id,
    case when sales.paid_cents = 0 then 'given_back' when sales.status = 'paid' then 'paid' else 'partly_paid' end as state
  from sale_bookings s join sales on sales.id = s.sale_id
  where s.booking_id = any ($1::uuid[]) and not s.is_voided and (sales.status = 'paid' or sales.paid_cents > 0)
  union all
  select distinct booking_id, 'partly_paid' from online_payments where booking_id = any ($1::uuid[]) and held_cents > 0`;

const salesSql = /* sql */ `
  select sale_id as id from sale_bookings where booking_id = any ($1::uuid[])
  union select id from online_payments where booking_id = any ($1::uuid[]) order by id`;
