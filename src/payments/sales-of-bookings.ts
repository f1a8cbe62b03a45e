import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  BookingBill,
  BookingPayments,
  CustomerReceiptDto,
  PaidOfBooking,
  PaymentState,
} from '../booking/index.js';
import type { Transaction } from '../platform/database/pipelining/index.js';
import { type Executor, sql } from '../platform/database/sql.js';
import { AggregateRepository } from '../platform/event-log/aggregate-repository.js';
import { PersonalData } from '../platform/personal-data/personal-data.js';
import { type PaidShare, shareOutPaid } from './domain/share-out-paid.js';
import { saleAggregate } from './domain/sale.evolve.js';
import { ReceiptLinks } from './receipt-links.js';

/** Answers booking about the sales of its bookings. */
@Injectable()
export class SalesOfBookings implements BookingPayments {
  constructor(
    private readonly personalData: PersonalData,
    private readonly links: ReceiptLinks,
    private readonly store: AggregateRepository,
  ) {}

  async findBill(db: Executor, bookingId: string): Promise<BookingBill> {
    const [bill] = await sql<BookingBill>(db, billSql, [bookingId]);
    return bill!;
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

  async findPaid(em: EntityManager, bookingIds: readonly string[]): Promise<ReadonlyMap<string, PaidOfBooking>> {
    const rows = await sql<{ id: string; version: number }>(em, paidSalesSql, [bookingIds]);
    const held = await sql<PaidShare>(em, heldSql, [bookingIds]);
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const sales = await this.store.loadAll(em, saleAggregate, versions, { includesPersonalData: false });
    const shares = sales.flatMap(({ state }) => (state.status === 'none' ? [] : shareOutPaid(state)));
    const paid = new Map<string, PaidOfBooking>();
    for (const { bookingId, cents, methods } of [...shares, ...held]) {
      const before = paid.get(bookingId) ?? { cents: 0, methods: [] };
      paid.set(bookingId, {
        cents: before.cents + cents,
        methods: [...new Set([...before.methods, ...methods])],
      });
    }
    return paid;
  }

  async findBilled(db: Executor, bookingIds: readonly string[]): Promise<string[]> {
    const rows = await sql<{ id: string }>(db, billedSql, [bookingIds]);
    return rows.map(({ id }) => id);
  }

  /** Destroys the keys of sales and online payments, by which reasons are sealed. */
  async erase(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
    const sales = await sql<{ id: string }>(tx, salesSql, [bookingIds]);
    await this.personalData.destroyKeys(
      tx,
      sales.map(({ id }) => id),
    );
  }
}

/** SQL of the ids of the sales of a visit. */
const visitSalesSql = /* sql */ `
  select s.sale_id from bookings asked
  join bookings b on b.id = asked.id or b.visit_id = asked.visit_id
  join sale_bookings s on s.booking_id = b.id
  where asked.id = $1`;

// What was given back of a paid sale is not due again, and nothing is of what was cancelled.
const billSql = /* sql */ `
  with visit as (
    select b.*, s.sale_id, b.status in ('pending', 'confirmed', 'completed') as is_kept from bookings asked
    join bookings b on b.id = asked.id or b.visit_id = asked.visit_id
    left join sale_bookings s on s.booking_id = b.id and not s.is_voided
    where asked.id = $1
  ), billed as (
    select sum(paid_cents) as paid, sum(total_cents - paid_cents) filter (
      where status = 'open' and exists (select from visit where sale_id = sales.id and is_kept)
    ) as due
    from sales where id in (select sale_id from visit)
  ), held as (
    select coalesce(sum(held_cents), 0) as cents from online_payments
    where booking_id in (select id from visit) and held_cents > 0
  )
  select (coalesce(billed.paid, 0) + held.cents)::float8 as "paidCents",
    greatest(coalesce(billed.due, 0) + (
      select coalesce(sum(total_price * 100), 0) from visit where sale_id is null and is_kept
    ) - held.cents, 0)::float8 as "dueCents"
  from billed, held`;
const ofCheckoutSql = /* sql */ `
  select booking_id as id from online_payments where session_id = $1 and is_deposit`;

const receiptsSql = /* sql */ `
  select id, receipt_number as number from sales
  where status = 'paid' and id in (${visitSalesSql}) order by receipt_number`;

const billedSql = /* sql */ `
  select booking_id as id from sale_bookings where booking_id = any ($1::uuid[])
  union select booking_id from online_payments where booking_id = any ($1::uuid[])`;

const statesSql = /* sql */ `
  select s.booking_id as id,
    case when sales.paid_cents = 0 then 'given_back' when sales.status = 'paid' then 'paid' else 'partly_paid' end as state
  from sale_bookings s join sales on sales.id = s.sale_id
  where s.booking_id = any ($1::uuid[]) and not s.is_voided and (sales.status = 'paid' or sales.paid_cents > 0)
  union all
  select distinct booking_id, 'partly_paid' from online_payments where booking_id = any ($1::uuid[]) and held_cents > 0`;

const paidSalesSql = /* sql */ `
  select distinct sales.id, sales.version from sale_bookings s join sales on sales.id = s.sale_id
  where s.booking_id = any ($1::uuid[]) and not s.is_voided and sales.paid_cents <> 0`;

const heldSql = /* sql */ `
  select booking_id as "bookingId", held_cents::float8 as cents, array['deposit'] as methods
  from online_payments where booking_id = any ($1::uuid[]) and held_cents > 0`;

const salesSql = /* sql */ `
  select sale_id as id from sale_bookings where booking_id = any ($1::uuid[])
  union select id from online_payments where booking_id = any ($1::uuid[]) order by id`;
