import type { EntityManager } from '@mikro-orm/postgresql';
import type { LocalDate } from '../../platform/clock/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { revenueThen } from './revenue-then.js';
import { runsOfUnits } from './runs-of-units.js';

export interface Asked {
  from: LocalDate;
  to: LocalDate;
  statuses: readonly string[];
  /** Bookings in others count with no cents. */
  currency: string;
  /** Only this one's. */
  therapistId?: string | undefined;
}

interface Sum {
  bookings: number;
  cents: string;
}

export interface DaySum extends Sum {
  part: 'day';
  /** The day. */
  id: LocalDate;
  status: 'pending' | 'confirmed' | 'completed';
  currency: string;
}

export interface PartSum extends Sum {
  part: 'service' | 'therapist';
  id: string;
  name: string;
}

/** In no order. */
export type RevenueSum = DaySum | PartSum;

/** Of the whole shop: its services and therapists by the coarsest sums there are for these days. */
export function sumsOfShop(em: EntityManager, { from, to, statuses, currency }: Asked): Promise<RevenueSum[]> {
  const runs = runsOfUnits(from, to);
  const columns = [runs.map(({ grain }) => grain), runs.map(({ first }) => first), runs.map(({ last }) => last)];
  return sql<RevenueSum>(em, ofShop, [from, to, statuses, currency, ...columns]);
}

export function sumsOfTherapist(em: EntityManager, asked: Asked): Promise<RevenueSum[]> {
  return sql<RevenueSum>(em, ofTherapist, parametersOf(asked));
}

/** What they were once `RevenueThen` has gone back, in the same transaction. */
export function sumsThen(em: EntityManager, asked: Asked): Promise<RevenueSum[]> {
  return sql<RevenueSum>(em, asked.therapistId ? ofTherapistThen : ofShopThen, parametersOf(asked));
}

function parametersOf({ from, to, statuses, currency, therapistId }: Asked) {
  return [from, to, statuses, currency, ...(therapistId ? [therapistId] : [])];
}

/** The offset keeps the planner from reading all sums there are beside the runs: it has no idea how short those are. */
const ofShop = sumsFrom({
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

const ofTherapist = sumsIn('revenue_totals', 'and therapist_id = $5::uuid');
const ofShopThen = sumsIn(`(${revenueThen}) as earlier`);
const ofTherapistThen = sumsIn(`(${revenueThen}) as earlier`, 'and therapist_id = $5::uuid');

/** @param totals SQL of a table like revenue_totals */
function sumsIn(totals: string, restriction = ''): string {
  return sumsFrom({
    totals: /* sql */ `
    select day, service_id, therapist_id, status, currency, bookings, cents from ${totals}
    where day >= $1::date and day <= $2::date and status = any ($3::text[]) and bookings > 0 ${restriction}`,
    days: /* sql */ `
    select day, status, currency, sum(bookings)::int as bookings, sum(cents) as cents from totals group by day, status, currency`,
    shares: /* sql */ `
    select case part when 'service' then service_id else therapist_id end as id, currency, bookings, cents from totals`,
  });
}

/**
 * One statement, so that days, services and therapists are of one moment.
 * @param from SQL: `days` of each day's sums, `shares` of what the services or therapists, as `parts.part` says, are summed from,
 *   `totals` of what both of them may read
 */
function sumsFrom({ totals, days, shares }: { totals?: string; days: string; shares: string }): string {
  return /* sql */ `
  ${totals ? `with totals as (${totals})` : ''}
  select 'day' as part, day::text as id, null as name, status, currency, bookings,
    case when currency = $4 then cents else 0 end::text as cents
  from (${days}) days
  union all
  select part, sums.id::text, coalesce(s.name, t.name, 'Unknown'), null, null, bookings, cents::text
  from unnest('{service,therapist}'::text[]) as parts (part)
  cross join lateral (
    select id, sum(bookings)::int as bookings, coalesce(sum(cents) filter (where currency = $4), 0) as cents
    from (${shares}) shares group by id
  ) sums
  left join services s on part = 'service' and s.id = sums.id
  left join therapists t on part = 'therapist' and t.id = sums.id`;
}
