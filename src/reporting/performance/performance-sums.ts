import type { EntityManager } from '@mikro-orm/postgresql';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import { sql } from '../../platform/database/sql.js';
import { multirangeMinutesSql, onDutySql } from '../../scheduling/index.js';
import type { Period } from './compared-periods.js';
import type { FigureSums } from './figures.js';
import { measuredSql, FIGURE_CONDITIONS } from './measured-sql.js';
import { type Measures, toMeasuredParameters } from './measures.query.js';

// A day and a year want different plans: none of these statements is prepared.

/** What the bookings of a group add up to. */
export interface GroupSums {
  part: 'total' | 'therapist' | 'service' | 'weekday' | 'hour';
  /** Null of the total. */
  key: string | null;
  /** Of a therapist or service. */
  name: string | null;
  sums: FigureSums;
  other_currencies: string[];
}

/** Minutes in an hour of a weekday, over all days of a period. */
export interface CellMinutes {
  weekday: number;
  hour: number;
  minutes: number;
}

export interface RosteredMinutes {
  therapists: { id: string; name: string; minutes: number }[];
  cells: CellMinutes[];
}

export function readGroups(em: EntityManager, period: Period, measures: Measures): Promise<GroupSums[]> {
  return sql<GroupSums>(em, `${SKIP_PREPARE}${groupsSql}`, toMeasuredParameters(period, measures));
}

export async function readTotal(em: EntityManager, period: Period, measures: Measures): Promise<FigureSums> {
  const [row] = await sql<{ sums: FigureSums }>(
    em,
    `${SKIP_PREPARE}${totalSql}`,
    toMeasuredParameters(period, measures),
  );
  return row!.sums;
}

/** Each hour's share of what is booked; minutes past midnight lie on the next weekday. */
export function readBookedCells(em: EntityManager, { from, to }: Period, measures: Measures): Promise<CellMinutes[]> {
  return sql<CellMinutes>(em, `${SKIP_PREPARE}${bookedCellsSql}`, [
    from,
    to,
    measures.seq,
    JSON.stringify(measures.cleanup),
  ]);
}

export async function readRostered(em: EntityManager, { from, to }: Period): Promise<RosteredMinutes> {
  const rows = await sql<CellMinutes & { id: string | null; name: string }>(em, `${SKIP_PREPARE}${rosteredSql}`, [
    from,
    to,
  ]);
  const therapists = rows.flatMap(({ id, name, minutes }) => (id === null ? [] : [{ id, name, minutes }]));
  return { therapists, cells: rows.filter(({ id }) => id === null) };
}

export async function readRosteredTotal(em: EntityManager, { from, to }: Period): Promise<number> {
  const [row] = await sql<{ minutes: number }>(em, `${SKIP_PREPARE}${rosteredTotalSql}`, [from, to]);
  return row!.minutes;
}

const counts = Object.entries(FIGURE_CONDITIONS).map(
  ([figure, condition]) => `'${figure}', count(*) filter (where ${condition})`,
);

const sumsSql = /* sql */ `jsonb_build_object(${counts.join(', ')}, 'booked_minutes', coalesce(sum(booked_minutes), 0),
  'cents', coalesce(sum(cents), 0), 'lead_minutes', coalesce(sum(lead_minutes), 0), 'lead_bookings', count(lead_minutes))`;

const groupsSql = /* sql */ `
  with measured as materialized (${measuredSql}), grouped as (
    select therapist_id, service_id, weekday, hour, ${sumsSql} as sums,
      case when grouping(therapist_id) = 0 then 'therapist' when grouping(service_id) = 0 then 'service'
        when grouping(weekday) = 0 then 'weekday' when grouping(hour) = 0 then 'hour' else 'total' end as part,
      array_agg(distinct currency) filter (where is_kept and currency <> $7) as other_currencies
    from measured group by grouping sets ((), (therapist_id), (service_id), (weekday), (hour))
  )
  select part, coalesce(therapist_id::text, service_id::text, weekday::text, hour::text) as key, coalesce(t.name, s.name) as name,
    sums, coalesce(other_currencies, '{}') as other_currencies
  from grouped left join therapists t on t.id = therapist_id left join services s on s.id = service_id`;

const totalSql = /* sql */ `select ${sumsSql} as sums from (${measuredSql}) measured`;

const bookedCellsSql = /* sql */ `
  select ((extract(isodow from day)::int - 1 + h / 24) % 7 + 1)::int as weekday, (h % 24)::int as hour,
    sum(least(start + booked, (h + 1) * 60) - greatest(start, h * 60))::int as minutes
  from (
    select day, (extract(epoch from start_time) / 60)::int as start, minutes + coalesce(($4::jsonb ->> service_id::text)::int, 0) as booked
    from performance_bookings
    where day >= $1::date and day <= $2::date and from_seq <= $3::bigint and (until_seq is null or until_seq > $3::bigint)
      and status in ('confirmed', 'completed')
  ) kept
  cross join lateral generate_series(start / 60, (start + booked - 1) / 60) h
  group by 1, 2`;

const rosteredSql = /* sql */ `
  select hours.therapist_id as id, min(t.name) as name, hours.weekday, hours.hour, sum(hours.minutes)::int as minutes
  from (
    select duty.therapist_id, extract(isodow from h)::int as weekday, extract(hour from h)::int as hour,
      extract(epoch from least(upper(span), h + interval '1 hour') - greatest(lower(span), h)) / 60 as minutes
    from (${onDutySql('$1::date', '$2::date')}) duty
    cross join lateral unnest(duty.on_duty) as spans (span)
    cross join lateral generate_series(date_trunc('hour', lower(span)), upper(span) - interval '1 second', interval '1 hour') h
  ) hours
  join therapists t on t.id = hours.therapist_id
  group by grouping sets ((hours.therapist_id), (hours.weekday, hours.hour))`;

const rosteredTotalSql = /* sql */ `
  select coalesce(sum(${multirangeMinutesSql('duty.on_duty')}), 0)::int as minutes
  from (${onDutySql('$1::date', '$2::date')}) duty`;
