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

/** Days come in their order, services and therapists with the most revenue first. */
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
  parts: /* sql */ `
    select p.part, r.id, r.currency, r.bookings, r.cents
    from unnest($5::text[], $6::date[], $7::date[]) as run (grain, first, last), unnest('{service,therapist}'::text[]) as p (part),
      lateral (
        select id, currency, bookings, cents from revenue_sums s
        where s.part = p.part and s.grain = run.grain and s.start >= run.first and s.start <= run.last
          and status = any ($3::text[]) and bookings > 0
        offset 0
      ) r`,
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
    parts: /* sql */ `
    select part, id, currency, bookings, cents
    from totals cross join lateral (values ('service', service_id), ('therapist', therapist_id)) as p (part, id)`,
  });
}

/**
 * One statement, so that days, services and therapists are of one moment.
 * @param parts SQL of what days, services and therapists are summed from: each `totals` may be read by the others
 */
function sumsFrom({ totals, days, parts }: { totals?: string; days: string; parts: string }): string {
  return /* sql */ `
  ${totals ? `with totals as (${totals})` : ''}
  select part, id, name, status, currency, bookings, cents::text as cents from (
    select 'day' as part, day::text as id, null as name, status, currency, bookings,
      case when currency = $4 then cents else 0 end as cents, day
    from (${days}) days
    union all
    select part, summed.id::text, coalesce(s.name, t.name, 'Unknown'), null, null, bookings, cents, null
    from (
      select part, id, sum(bookings)::int as bookings, coalesce(sum(cents) filter (where currency = $4), 0) as cents
      from (${parts}) parts group by part, id
    ) summed left join services s on part = 'service' and s.id = summed.id
    left join therapists t on part = 'therapist' and t.id = summed.id
  ) sums
  order by part, day, sums.cents desc, name, id`;
}
