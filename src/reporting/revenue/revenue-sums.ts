import type { EntityManager } from '@mikro-orm/postgresql';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { revenueAsOfSql } from './revenue-as-of.js';
import { toDateBuckets } from './date-buckets.js';

export interface RevenueSumsParams {
  from: LocalDate;
  to: LocalDate;
  statuses: readonly string[];
  /** Currency of the sums; bookings in others count with no cents. */
  currency: string;
  /** Restricts the sums to this therapist. */
  therapistId?: string | undefined;
}

/** Sums of a day's bookings in one currency: their cents, and the cents of each status that a day shows. */
export interface DaySum extends Record<'pending' | 'confirmed' | 'completed', string> {
  part: 'day';
  /** The day of the sums. */
  id: LocalDate;
  currency: string;
  bookings: number;
  cents: string;
}

export interface PartSum {
  part: 'service' | 'therapist';
  id: string;
  name: string;
  bookings: number;
  cents: string;
}

/** A sum of the report; the sums have no order. */
export type RevenueSum = DaySum | PartSum;

/** Reads the sums of the whole shop: its services and therapists from the coarsest sums that cover these days. */
export function getShopSums(
  em: EntityManager,
  { from, to, statuses, currency }: RevenueSumsParams,
): Promise<RevenueSum[]> {
  const buckets = toDateBuckets(from, to);
  const columns = [
    buckets.map(({ grain }) => grain),
    buckets.map(({ first }) => first),
    buckets.map(({ last }) => last),
  ];
  return sql<RevenueSum>(em, shopSumsSql, [from, to, statuses, currency, ...columns]);
}

export function getTherapistSums(em: EntityManager, params: RevenueSumsParams): Promise<RevenueSum[]> {
  return sql<RevenueSum>(em, therapistSumsSql, toSqlParameters(params));
}

/** Reads the earlier sums, after `RevenueAsOf` has reconstructed them in the same transaction. */
export function getSumsAsOf(em: EntityManager, params: RevenueSumsParams): Promise<RevenueSum[]> {
  return sql<RevenueSum>(em, params.therapistId ? therapistSumsAsOfSql : shopSumsAsOfSql, toSqlParameters(params));
}

function toSqlParameters({ from, to, statuses, currency, therapistId }: RevenueSumsParams) {
  return [from, to, statuses, currency, ...(therapistId ? [therapistId] : [])];
}

/**
 * SQL of the shop's sums. OFFSET 0 keeps the planner from reading the whole table: it does not know how few rows the
 * ranges have.
 */
const shopSumsSql = sumsSql({
  days: /* sql */ `
    select start as day, status, currency, bookings, cents from revenue_sums
    where part = 'all' and grain = 'day' and start >= $1::date and start <= $2::date and status = any ($3::text[]) and bookings > 0`,
  shares: /* sql */ `
    select of_run.*
    from unnest($5::text[], $6::date[], $7::date[]) as run (grain, first, last)
    cross join lateral (
      select id, currency, bookings, cents from revenue_sums s
      where s.part = parts.part and s.grain = run.grain and s.start >= run.first and s.start <= run.last
        and status = any ($3::text[]) and bookings > 0
      offset 0
    ) of_run`,
});

const therapistSumsSql = sumsFromTotalsSql('revenue_totals', 'and therapist_id = $5::uuid');
const shopSumsAsOfSql = sumsFromTotalsSql(`(${revenueAsOfSql}) as earlier`);
const therapistSumsAsOfSql = sumsFromTotalsSql(`(${revenueAsOfSql}) as earlier`, 'and therapist_id = $5::uuid');

/** Returns SQL for the sums of a table of totals. @param totals SQL of a table like revenue_totals */
function sumsFromTotalsSql(totals: string, restriction = ''): string {
  return sumsSql({
    totals: /* sql */ `
    select day, service_id, therapist_id, status, currency, bookings, cents from ${totals}
    where day >= $1::date and day <= $2::date and status = any ($3::text[]) and bookings > 0 ${restriction}`,
    days: /* sql */ `
    select day, status, currency, bookings, cents from totals`,
    shares: /* sql */ `
    select case part when 'service' then service_id else therapist_id end as id, currency, bookings, cents from totals`,
  });
}

/** Returns SQL for the cents in the report's currency. @param condition SQL */
function centsSql(condition = 'true'): string {
  return `coalesce(sum(cents) filter (where ${condition} and currency = $4), 0)::text`;
}

/**
 * Returns one statement for all sums, so that days, services and therapists are of one snapshot.
 * @param from SQL: `days` of each day's sums, `shares` of the rows from which the services or therapists, as
 * `parts.part` says, are summed, `totals` of rows that both of them may read
 */
function sumsSql({ totals, days, shares }: { totals?: string; days: string; shares: string }): string {
  return /* sql */ `
  ${totals ? `with totals as (${totals})` : ''}
  select 'day' as part, day::text as id, null as name, currency, sum(bookings)::int as bookings, ${centsSql()} as cents,
    ${centsSql(`status = 'pending'`)} as pending, ${centsSql(`status = 'confirmed'`)} as confirmed,
    ${centsSql(`status = 'completed'`)} as completed
  from (${days}) days group by day, currency
  union all
  select part, sums.id::text, coalesce(s.name, t.name, 'Unknown'), null, bookings, cents::text, null, null, null
  from unnest('{service,therapist}'::text[]) as parts (part)
  cross join lateral (
    select id, sum(bookings)::int as bookings, coalesce(sum(cents) filter (where currency = $4), 0) as cents
    from (${shares}) shares group by id
  ) sums
  left join services s on part = 'service' and s.id = sums.id
  left join therapists t on part = 'therapist' and t.id = sums.id`;
}
