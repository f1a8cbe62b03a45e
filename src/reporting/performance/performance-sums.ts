import type { EntityManager } from '@mikro-orm/postgresql';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import type { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { multirangeMinutesSql, onDutyAsOfSql, onDutySql } from '../../scheduling/index.js';
import { type CellMinutes, correctBookedCells, correctMinutes, type ShownSpan } from './clock-corrections.js';
import { listDays, type Period } from './compared-periods.js';
import type { FigureSums } from './figures.js';
import { measuredSql, FIGURE_CONDITIONS } from './measured-sql.js';
import { type CountingRules, toMeasuredParameters } from './counting-rules.query.js';

// A day and a year want different plans: none of these statements is prepared.

/** Sums of the bookings of a group; `previous` and `last_year` are the totals of the compared periods. */
export interface GroupSums {
  part: 'total' | 'previous' | 'last_year' | 'therapist' | 'service' | 'weekday' | 'hour';
  /** Key of the group; null for a total. */
  key: string | null;
  /** Name of the therapist or service. */
  name: string | null;
  sums: FigureSums;
  other_currencies: string[];
}

export interface RosteredMinutes {
  therapists: { id: string; name: string; minutes: number }[];
  cells: CellMinutes[];
}

interface ComparedPeriods {
  period: Period;
  previous: Period;
  lastYear: Period;
}

/**
 * Reads all periods in one statement: a booking that lies in two of them is measured once.
 * @param isPast whether the rules are those of an earlier minute
 */
export function readGroups(
  em: EntityManager,
  { period, previous, lastYear }: ComparedPeriods,
  { rules, isPast }: { rules: CountingRules; isPast: boolean },
): Promise<GroupSums[]> {
  const periods = [period, previous, lastYear];
  return sql<GroupSums>(em, `${SKIP_PREPARE}${groupsSql(isPast)}`, [
    ...toMeasuredParameters(listDays(periods), rules),
    JSON.stringify(rules.cleanup),
    rules.currency,
    ...periods.flatMap(({ from, to }) => [from, to]),
  ]);
}

/** Reads the booked minutes of each hour; minutes past midnight count on the next weekday. */
export async function readBookedCells(
  em: EntityManager,
  period: Period,
  { rules, clock }: { rules: CountingRules; clock: ShopClock },
): Promise<CellMinutes[]> {
  const parameters = [period.from, period.to, rules.seq, JSON.stringify(rules.cleanup)];
  const shown = await sql<CellMinutes>(em, `${SKIP_PREPARE}${bookedCellsSql}`, parameters);
  return [...shown, ...(await correctBookedCells(em, clock.daysOfChange(period), rules))];
}

/** The state of the roster to read, and the clock for the length of its hours. */
interface RosterSource {
  /** Sequence number as of which it is read; null for the current roster. */
  seq: number | null;
  clock: ShopClock;
}

export async function readRostered(em: EntityManager, period: Period, source: RosterSource): Promise<RosteredMinutes> {
  const rows = await readOnDuty<CellMinutes & { id: string | null; name: string }>(em, rosteredSql, period, source.seq);
  const therapists = rows.flatMap(({ id, name, minutes }) => (id === null ? [] : [{ id, name, minutes }]));
  const corrections = await readRosterCorrections(em, period, source);
  for (const { id, minutes } of corrections) therapists.find((each) => each.id === id)!.minutes += minutes;
  return { therapists, cells: [...rows.filter(({ id }) => id === null), ...corrections] };
}

export async function readRosteredTotal(em: EntityManager, period: Period, source: RosterSource): Promise<number> {
  const [row] = await readOnDuty<{ minutes: number }>(em, rosteredTotalSql, period, source.seq);
  const corrections = await readRosterCorrections(em, period, source);
  return corrections.reduce((sum, { minutes }) => sum + minutes, row!.minutes);
}

/** Reads the corrections of each therapist and hour, on the days on which the clock changes. */
async function readRosterCorrections(
  em: EntityManager,
  period: Period,
  { seq, clock }: RosterSource,
): Promise<(CellMinutes & { id: string })[]> {
  const corrections: (CellMinutes & { id: string })[] = [];
  for (const day of clock.daysOfChange(period)) {
    const spans = await readOnDuty<ShownSpan & { id: string }>(em, dutySpansSql, { from: day.date, to: day.date }, seq);
    for (const { id, from, to } of spans)
      corrections.push(
        ...correctMinutes(day, { from, to }, day.elapsedBetween(from, to)).map((cell) => ({ ...cell, id })),
      );
  }
  return corrections;
}

function readOnDuty<Row extends object>(
  em: EntityManager,
  toSql: (onDuty: string) => string,
  { from, to }: Period,
  seq: number | null,
): Promise<Row[]> {
  if (seq === null) return sql<Row>(em, `${SKIP_PREPARE}${toSql(onDutySql('$1::date', '$2::date'))}`, [from, to]);
  return sql<Row>(em, `${SKIP_PREPARE}${toSql(onDutyAsOfSql('$1::date', '$3::date'))}`, [from, seq, to]);
}

const figures = Object.entries(FIGURE_CONDITIONS);
const countsSql = figures
  .map(([figure, condition]) => `count(*) filter (where ${condition}) as "${figure}"`)
  .join(', ');
const sumsSql = [...figures.map(([figure]) => figure), 'booked_minutes', 'cents', 'lead_minutes']
  .map((figure) => `'${figure}', coalesce(sum("${figure}"), 0)`)
  .join(', ');

/**
 * SQL of the sums, in two steps: first the bookings that agree in every grouping, which leaves few rows, then those
 * rows for each grouping.
 */
const groupsSql = (isPast: boolean) => /* sql */ `
  with summed as materialized (
    select therapist_id, service_id, weekday, hour, currency, day between $7::date and $8::date as is_total,
      day between $9::date and $10::date as is_previous, day between $11::date and $12::date as is_last_year, ${countsSql},
      coalesce(sum(minutes) filter (where is_booked), 0)
        + count(*) filter (where is_booked) * coalesce(($5::jsonb ->> service_id::text)::int, 0) as booked_minutes,
      coalesce(sum(cents) filter (where is_booked and currency = $6), 0) as cents,
      coalesce(sum(lead_minutes), 0)::bigint as lead_minutes
    from (${measuredSql(isPast)}) measured group by therapist_id, service_id, weekday, hour, currency, is_total, is_previous, is_last_year
  ), grouped as (
    select therapist_id, service_id, weekday, hour, jsonb_build_object(${sumsSql}) as sums,
      case when grouping(therapist_id) = 0 then 'therapist' when grouping(service_id) = 0 then 'service'
        when grouping(weekday) = 0 then 'weekday' when grouping(hour) = 0 then 'hour' else 'total' end as part,
      array_agg(distinct currency) filter (where bookings > 0 and currency <> $6) as other_currencies
    from summed where is_total group by grouping sets ((), (therapist_id), (service_id), (weekday), (hour))
    union all
    select null, null, null, null, jsonb_build_object(${sumsSql}), 'previous', null from summed where is_previous
    union all
    select null, null, null, null, jsonb_build_object(${sumsSql}), 'last_year', null from summed where is_last_year
  )
  select part, coalesce(therapist_id::text, service_id::text, weekday::text, hour::text) as key, coalesce(t.name, s.name) as name,
    sums, coalesce(other_currencies, '{}') as other_currencies
  from grouped left join therapists t on t.id = therapist_id left join services s on s.id = service_id`;

const bookedCellsSql = /* sql */ `
  select ((weekday - 1 + h / 24) % 7 + 1)::int as weekday, (h % 24)::int as hour,
    sum(bookings * (least(start + booked, (h + 1) * 60) - greatest(start, h * 60)))::int as minutes
  from (
    select date_part('isodow', day)::int as weekday, (date_part('epoch', start_time) / 60)::int as start,
      minutes + coalesce(($4::jsonb ->> service_id::text)::int, 0) as booked, count(*) as bookings
    from performance_bookings
    where day >= $1::date and day <= $2::date and from_seq <= $3::bigint and (until_seq is null or until_seq > $3::bigint)
      and status in ('confirmed', 'completed')
    group by weekday, start_time, minutes, service_id
  ) kept
  cross join lateral generate_series(start / 60, (start + booked - 1) / 60) h
  group by 1, 2`;

const rosteredSql = (onDuty: string) => /* sql */ `
  select hours.therapist_id as id, min(t.name) as name, hours.weekday, hours.hour, sum(hours.minutes)::int as minutes
  from (
    select duty.therapist_id, extract(isodow from h)::int as weekday, extract(hour from h)::int as hour,
      extract(epoch from least(upper(span), h + interval '1 hour') - greatest(lower(span), h)) / 60 as minutes
    from (${onDuty}) duty
    cross join lateral unnest(duty.on_duty) as spans (span)
    cross join lateral generate_series(date_trunc('hour', lower(span)), upper(span) - interval '1 second', interval '1 hour') h
  ) hours
  join therapists t on t.id = hours.therapist_id
  group by grouping sets ((hours.therapist_id), (hours.weekday, hours.hour))`;

const rosteredTotalSql = (onDuty: string) => /* sql */ `
  select coalesce(sum(${multirangeMinutesSql('duty.on_duty')}), 0)::int as minutes
  from (${onDuty}) duty`;

const dutySpansSql = (onDuty: string) => /* sql */ `
  select duty.therapist_id as id, (extract(epoch from lower(span) - duty.day::timestamp) / 60)::int as "from",
    (extract(epoch from upper(span) - duty.day::timestamp) / 60)::int as "to"
  from (${onDuty}) duty cross join lateral unnest(duty.on_duty) as spans (span)`;
