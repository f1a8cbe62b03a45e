import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Cents, toAmount } from '../../kernel/money.js';
import { sql } from '../../platform/database/sql.js';
import { type BookedAndTakenDto, DIFFERENCE_CAUSES, type DifferenceCause } from './money-difference.dto.js';
import type { MoneyPeriod } from './money-taken.query.js';

/** Number of bookings on a page of those behind a cause. */
export const DIFFERENCE_PAGE_SIZE = 50;

/** Reads why what was paid in a period differs from the prices of its bookings. */
@Injectable()
export class MoneyDifferenceQuery {
  constructor(private readonly em: EntityManager) {}

  /** @param moment the sequence number up to which everything counts; left out for the present */
  async read(
    { from, to, currency }: MoneyPeriod,
    moment?: PastBookings,
    em = this.em.fork(),
  ): Promise<BookedAndTakenDto> {
    const parameters = [from, to, currency, moment?.seq ?? null];
    const rows = await sql<{ cause: DifferenceCause | null; cents: Cents }>(em, toSumsSql(moment), parameters);
    const amountOf = (cause: DifferenceCause | null) => toAmount(rows.find((row) => row.cause === cause)?.cents ?? 0);
    return {
      booked_value: amountOf(null),
      differences: DIFFERENCE_CAUSES.map((cause) => ({ cause, amount: amountOf(cause) })).filter(
        ({ amount }) => amount !== 0,
      ),
    };
  }

  /** Returns a page of the bookings behind a cause, latest first, and the number of all. */
  async listBookings(
    { from, to, currency }: MoneyPeriod,
    cause: DifferenceCause,
    page: number,
    moment?: PastBookings,
    em = this.em.fork(),
  ): Promise<{ ids: string[]; total: number }> {
    const skipped = (page - 1) * DIFFERENCE_PAGE_SIZE;
    const parameters = [from, to, currency, moment?.seq ?? null, cause, DIFFERENCE_PAGE_SIZE, skipped];
    const rows = await sql<{ id: string; total: number }>(em, toBookingsSql(moment), parameters);
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  }
}

/** Bookings as they were at a sequence number. */
export interface PastBookings {
  seq: number;
  /** SQL of their rows: `id`, `status`, `day`, `currency`, `cents`. `$4` is the sequence number. */
  bookingsSql: string;
}

const presentBookingsSql = /* sql */ `
  select id, status, booking_date as day, currency, (total_price * 100)::bigint as cents from bookings`;

/** SQL condition of an event that counts: any at present. */
const countsSql = /* sql */ `
  ($4::bigint is null or exists (select from log_order o where o.position = e.position and o.seq <= $4))`;

/** SQL condition of a sale that was voided by then. @param sale SQL of its id @param now SQL of the same at present */
const isVoidedSql = (sale: string, now: string) => /* sql */ `
  case when $4::bigint is null then ${now} else exists (
    select from event_log e where e.stream = ${sale} and e.type = 'SaleVoided' and ${countsSql}
  ) end`;

/** SQL condition of a sale that was opened by then. @param sale SQL of its id */
const isOpenedSql = (sale: string) => /* sql */ `
  ($4::bigint is null or exists (
    select from event_log e where e.stream = ${sale} and e.version = 1 and ${countsSql}
  ))`;

/** SQL of a sum of a sale's ledger lines. @param condition SQL */
const sumSql = (condition: string) => /* sql */ `coalesce(sum(l.cents) filter (where ${condition}), 0)`;
const billedSql = sumSql(`e.type = 'SaleOpened' and l.account = 'unpaid_sales'`);
const unpaidSql = sumSql(`l.account = 'unpaid_sales'`);

/**
 * SQL of the differences. A sale that was voided is none: it moved nothing in sum, on one day. Of any other, what came
 * in for its treatments is what they were billed with less what is left to pay, tips and adjustments aside. So the parts
 * of a sale add up to what it brought in the period less the prices of its bookings that are in the period.
 */
const toPartsSql = (moment: PastBookings | undefined) => /* sql */ `
  with moved as (
    select l.stream as sale_id, ${billedSql} - ${unpaidSql} as treatments,
      ${sumSql(`e.type = 'SaleLinesAdded' and l.account = 'unpaid_sales'`)} as added,
      -${sumSql(`e.type = 'SaleLinesAdded' and l.account = 'tips_owed'`)} as tips,
      ${sumSql(`e.type = 'RefundGiven' and l.account in ('refunds', 'tax_owed', 'tips_owed')`)} as refunds,
      ${sumSql(`l.account = 'rounding'`)} as rounding
    from ledger_entries l join event_log e using (stream, version) join sales s on s.id = l.stream
    where l.day between $1 and $2 and l.currency = $3 and not ${isVoidedSql('l.stream', "s.status = 'voided'")} and ${countsSql}
    group by l.stream
  ),
  booked as (
    select b.id, b.status, b.cents, s.sale_id
    from (${moment?.bookingsSql ?? presentBookingsSql}) b left join sale_bookings s on s.booking_id = b.id
      and not ${isVoidedSql('s.sale_id', 's.is_voided')} and ${isOpenedSql('s.sale_id')}
    where b.day between $1 and $2 and b.currency = $3 and b.status in ('confirmed', 'completed')
  ),
  sold as (
    select sale_id, sum(cents) as cents, bool_or(status = 'completed') as is_completed
    from booked where sale_id is not null group by sale_id
  ),
  whole as (
    select l.stream as sale_id, ${billedSql} as billed, ${unpaidSql} as unpaid
    from ledger_entries l join event_log e using (stream, version)
    where l.stream in (select sale_id from sold) and ${countsSql} group by l.stream
  ),
  parts (cause, sale_id, booking_id, cents) as (
    select case status when 'completed' then 'unpaid' else 'to_come' end, null::uuid, id, -cents
    from booked where sale_id is null
    union all
    select case when is_completed then 'unpaid' else 'to_come' end, sale_id, null, -unpaid from sold join whole using (sale_id)
    union all
    select 'paid_on_other_days', sale_id, null, coalesce(m.treatments, 0) - (w.billed - w.unpaid)
    from whole w left join moved m using (sale_id)
    union all
    select 'changed_since', sale_id, null, w.billed - sold.cents from sold join whole w using (sale_id)
    union all
    select 'other_visits', sale_id, null, treatments from moved where sale_id not in (select sale_id from sold)
    union all
    select 'gift_certificates', stream, null, -l.cents from ledger_entries l join event_log e using (stream, version)
    where l.account = 'gift_certificates_owed' and l.day between $1 and $2 and l.currency = $3 and ${countsSql}
    union all
    select cause, sale_id, null, cents from moved cross join lateral (
      values ('tips', tips), ('adjustments', added - tips), ('refunds', -refunds), ('rounding', -rounding)
    ) as of_sale (cause, cents)
  )`;

const toSumsSql = (moment: PastBookings | undefined) => /* sql */ `${toPartsSql(moment)}
  select cause, sum(cents)::float8 as cents from parts where cents <> 0 group by cause
  union all
  select null, coalesce(sum(cents), 0)::float8 from booked`;

const toBookingsSql = (moment: PastBookings | undefined) => /* sql */ `${toPartsSql(moment)},
  caused as (
    select booking_id as id from parts where cause = $5 and cents <> 0 and booking_id is not null
    union
    select s.booking_id from parts join sale_bookings s using (sale_id) where cause = $5 and cents <> 0
  )
  select b.id, count(*) over ()::int as total from caused join bookings b using (id)
  order by booking_date desc, booking_time desc, b.id limit $6 offset $7`;
