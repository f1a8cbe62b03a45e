import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type BookingFilter, statusesOf } from '../../booking/index.js';
import { ShopSettings } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { InvalidInput } from '../../platform/decider.js';
import { amountOf } from '../../platform/money.js';
import { placeAt } from '../../platform/relay/log-reader.js';
import { AsOf } from './as-of.js';
import type { AsOfDto } from './as-of.dto.js';
import type { RevenueReportAsOfQueryDto, RevenueReportDto, RevenueReportQueryDto } from './revenue-report.dto.js';
import { RevenueThen, revenueThen } from './revenue-then.js';

interface Row {
  part: 'service' | 'therapist' | 'day' | 'all';
  id: string;
  name: string;
  bookings: number;
  cents: string;
  /** Of days alone. */
  cents_by_status: Record<'pending' | 'confirmed' | 'completed', number>;
  other_currencies: string[] | null;
}

/** Revenue of a range of days, as the projection of revenue has added it up. */
@Injectable()
export class RevenueReport {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly asOf: AsOf,
    private readonly earlier: RevenueThen,
    private readonly clock: ShopClock,
  ) {}

  /** As it is now, or as it would have been read at the end of the minute `as_of`. Names are those of today. */
  async read({ as_of, ...query }: RevenueReportAsOfQueryDto): Promise<RevenueReportDto> {
    const { currency } = await this.settings.paymentSettings();
    const { status, from, to, therapistId } = filterOf(query);
    const parameters = [from, to, statusesOf[status], currency, ...(therapistId ? [therapistId] : [])];
    if (as_of) return this.readAsOf(as_of, parameters, currency);
    const freshness = await this.asOf.of('revenue_totals');
    return reportOf(await sql<Row>(this.em.fork(), therapistId ? ofTherapist : ofShop, parameters), currency, freshness);
  }

  private readAsOf(minute: string, parameters: unknown[], currency: string): Promise<RevenueReportDto> {
    const [date, time] = minute.split('T') as [string, string];
    const end = new Date(this.clock.instantOf({ date, time }).getTime() + 59_999);
    return this.em.fork().transactional(
      async (em) => {
        const { seq: reached } = await this.asOf.of('revenue_totals', em);
        const seq = Math.min(await placeAt(em, end), reached);
        await this.earlier.goBack(em, seq, reached);
        const rows = await sql<Row>(em, parameters.length > 4 ? ofTherapistThen : ofShopThen, parameters);
        return reportOf(rows, currency, await this.asOf.place(seq, em));
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ },
    );
  }
}

function reportOf(rows: readonly Row[], currency: string, as_of: AsOfDto): RevenueReportDto {
  const partsOf = (wanted: Row['part']) =>
    rows
      .filter(({ part }) => part === wanted)
      .map(({ id, name, bookings, cents, cents_by_status }) => ({
        id,
        name,
        cents_by_status,
        sums: { booking_count: bookings, total_revenue: amountOf(Number(cents)) },
      }));
  const all = rows.find(({ part }) => part === 'all');
  const [count, cents] = [all?.bookings ?? 0, Number(all?.cents ?? 0)];
  const average = count === 0 ? 0 : Math.round(cents / count);
  return {
    summary: { total_revenue: amountOf(cents), booking_count: count, average_booking_value: amountOf(average) },
    services: partsOf('service').map(({ id, name, sums }) => ({ service_id: id, service_name: name, ...sums })),
    therapists: partsOf('therapist').map(({ id, name, sums }) => ({ therapist_id: id, therapist_name: name, ...sums })),
    days: partsOf('day').map(({ id: day, sums, cents_by_status: { pending, confirmed, completed } }) => ({
      day,
      ...sums,
      pending: amountOf(pending),
      confirmed: amountOf(confirmed),
      completed: amountOf(completed),
    })),
    currency,
    other_currencies: all?.other_currencies ?? [],
    as_of,
  };
}

/** The bookings that a report is about, as the list of bookings finds them. @throws InvalidInput when the range ends before it starts */
export function filterOf({ start_date, end_date, status, therapist_id }: RevenueReportQueryDto): BookingFilter {
  if (end_date < start_date) throw new InvalidInput('end_date', 'The end date must not be before the start date');
  const statuses = status === 'all' ? 'active' : status === 'pending' ? 'pending' : 'earning';
  return { status: statuses, from: start_date, to: end_date, therapistId: therapist_id, order: 'latest' };
}

/** Whole months of the range by their sums, the days before and after them one by one. */
const ofShop = reportFrom(/* sql */ `
  select part, id, start as day, status, currency, bookings, cents from revenue_sums
  where part = 'all' and grain = 'day' and start >= $1::date and start <= $2::date
  union all
  select part, id, null, status, currency, bookings, cents from revenue_sums, whole_months
  where part in ('service', 'therapist') and grain = 'month' and start >= first_month and start < end_month
  union all
  select part, id, null, status, currency, bookings, cents from revenue_sums, whole_months
  where part in ('service', 'therapist') and grain = 'day' and start >= $1::date and start <= $2::date and start < first_month
  union all
  select part, id, null, status, currency, bookings, cents from revenue_sums, whole_months
  where part in ('service', 'therapist') and grain = 'day' and start <= $2::date and start >= greatest(first_month, end_month)`);

const ofTherapist = reportFrom(dayByDay('revenue_totals', 'and therapist_id = $5::uuid'));
const ofShopThen = reportFrom(dayByDay(`(${revenueThen}) as earlier`));
const ofTherapistThen = reportFrom(dayByDay(`(${revenueThen}) as earlier`, 'and therapist_id = $5::uuid'));

/** @param totals SQL of a table like revenue_totals */
function dayByDay(totals: string, restriction = ''): string {
  return /* sql */ `
  select part, id, day, status, currency, bookings, cents
  from ${totals} cross join lateral (values ('all', null), ('service', service_id), ('therapist', therapist_id)) as p (part, id)
  where day >= $1::date and day <= $2::date ${restriction}`;
}

/** @param sums SQL of (part, id, day, status, currency, bookings, cents); the days are of the part `all` */
function reportFrom(sums: string): string {
  return /* sql */ `
  with whole_months as (
    select date_trunc('month', $1::date + interval '1 month - 1 day')::date as first_month, date_trunc('month', $2::date + 1)::date as end_month
  ), chosen as (
    select part, id, day, status, currency, bookings, case when currency = $4 then cents else 0 end as cents
    from (${sums}) sums where status = any ($3::text[]) and bookings > 0
  ), summed as (
    select part, id, null::date as day, sum(bookings)::int as bookings, sum(cents) as cents, null::jsonb as cents_by_status
    from chosen group by part, id
    union all
    select 'day', null, day, sum(bookings)::int, sum(cents), jsonb_build_object(
      'pending', coalesce(sum(cents) filter (where status = 'pending'), 0),
      'confirmed', coalesce(sum(cents) filter (where status = 'confirmed'), 0),
      'completed', coalesce(sum(cents) filter (where status = 'completed'), 0))
    from chosen where part = 'all' group by day
  )
  select part, coalesce(summed.id::text, day::text, '') as id, coalesce(s.name, t.name, 'Unknown') as name, bookings,
    cents::text as cents, cents_by_status,
    case when part = 'all' then (select array_agg(distinct currency) from chosen where part = 'all' and currency <> $4) end as other_currencies
  from summed left join services s on part = 'service' and s.id = summed.id
  left join therapists t on part = 'therapist' and t.id = summed.id
  order by part, day, summed.cents desc, name, summed.id`;
}
