import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type BookingFilter, statusesOf } from '../../booking/index.js';
import { ShopSettings } from '../../catalog/index.js';
import { sql } from '../../platform/database/sql.js';
import { InvalidInput } from '../../platform/decider.js';
import { amountOf } from '../../platform/money.js';
import { AsOf } from './as-of.js';
import type { RevenueReportDto, RevenueReportQueryDto } from './revenue-report.dto.js';

interface Row {
  part: 'service' | 'therapist' | 'day' | 'all';
  id: string;
  name: string;
  bookings: number;
  cents: string;
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
  ) {}

  async read(query: RevenueReportQueryDto): Promise<RevenueReportDto> {
    const as_of = await this.asOf.of('revenue_totals');
    const { currency } = await this.settings.paymentSettings();
    const { status, from, to, therapistId } = filterOf(query);
    const parameters = [from, to, statusesOf[status], therapistId ?? null, currency];
    const rows = await sql<Row>(this.em.fork(), statement, parameters);
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
}

/** The bookings that a report is about, as the list of bookings finds them. @throws InvalidInput when the range ends before it starts */
export function filterOf({ start_date, end_date, status, therapist_id }: RevenueReportQueryDto): BookingFilter {
  if (end_date < start_date) throw new InvalidInput('end_date', 'The end date must not be before the start date');
  const statuses = status === 'all' ? 'active' : status === 'pending' ? 'pending' : 'earning';
  return { status: statuses, from: start_date, to: end_date, therapistId: therapist_id, order: 'latest' };
}

const statement = /* sql */ `
  with chosen as (
    select day, service_id, therapist_id, status, currency, bookings, case when currency = $5 then cents else 0 end as cents
    from revenue_totals
    where day >= $1::date and day <= $2::date and status = any ($3::text[]) and ($4::uuid is null or therapist_id = $4::uuid)
  ), summed as (
    select service_id, therapist_id, day, sum(bookings)::int as bookings, sum(cents) as cents,
      jsonb_build_object(
        'pending', coalesce(sum(cents) filter (where status = 'pending'), 0),
        'confirmed', coalesce(sum(cents) filter (where status = 'confirmed'), 0),
        'completed', coalesce(sum(cents) filter (where status = 'completed'), 0)
      ) as cents_by_status,
      array_agg(distinct currency) filter (where currency <> $5) as other_currencies,
      case grouping(service_id, therapist_id, day) when 3 then 'service' when 5 then 'therapist' when 6 then 'day' else 'all' end as part
    from chosen group by grouping sets ((service_id), (therapist_id), (day), ())
  )
  select part, coalesce(service_id::text, therapist_id::text, day::text, '') as id,
    coalesce(s.name, t.name, 'Unknown') as name, bookings, cents::text as cents, cents_by_status, other_currencies
  from summed left join services s on s.id = service_id left join therapists t on t.id = therapist_id
  where bookings is not null
  order by part, case when part = 'day' then day end, summed.cents desc, name, id`;
