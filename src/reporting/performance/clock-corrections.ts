import type { EntityManager } from '@mikro-orm/postgresql';
import { getWeekday, type LocalDate } from '../../kernel/local-time.js';
import type { ShopDay } from '../../platform/clock/shop-day.js';
import { sql } from '../../platform/database/sql.js';
import type { CountingRules } from './counting-rules.query.js';

/** Minutes in an hour of a weekday, over all days of a period. */
export interface CellMinutes {
  weekday: number;
  hour: number;
  minutes: number;
}

/** A span of a day, in minutes that the wall clock shows. */
export interface ShownSpan {
  from: number;
  to: number;
}

/**
 * Returns corrections for the sums of a day on which the clock changes, negative for hours that do not exist: SQL
 * counts the minutes that the clock shows.
 * @param minutes how many pass in it
 */
export function correctMinutes(day: ShopDay, { from, to }: ShownSpan, minutes: number): CellMinutes[] {
  const begin = day.toElapsed(from);
  const hours = Array.from({ length: 48 }, (_, hour) => {
    const passed = day.hour(hour);
    const shown = overlap({ from, to }, { from: hour * 60, to: hour * 60 + 60 });
    return overlap({ from: begin, to: begin + minutes }, passed) - shown;
  });
  return hours.flatMap((each, hour) => {
    const weekday = ((getWeekday(day.date) - 1 + Math.floor(hour / 24)) % 7) + 1;
    return each === 0 ? [] : [{ weekday, hour: hour % 24, minutes: each }];
  });
}

/** Returns the corrections for all bookings on these days. */
export async function correctBookedCells(
  em: EntityManager,
  days: readonly ShopDay[],
  rules: CountingRules,
): Promise<CellMinutes[]> {
  if (days.length === 0) return [];
  const dates = days.map(({ date }) => date);
  const booked = await sql<{ day: LocalDate; from: number; minutes: number }>(em, bookedSql, [
    dates,
    rules.seq,
    JSON.stringify(rules.cleanup),
  ]);
  return days.flatMap((day) =>
    booked
      .filter((each) => each.day === day.date)
      .flatMap(({ from, minutes }) => correctMinutes(day, { from, to: from + minutes }, minutes)),
  );
}

const overlap = (one: ShownSpan, other: ShownSpan): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

const bookedSql = /* sql */ `
  select day::text, (date_part('epoch', start_time) / 60)::int as "from",
    minutes + coalesce(($3::jsonb ->> service_id::text)::int, 0) as minutes
  from performance_bookings
  where day = any ($1::date[]) and from_seq <= $2::bigint and (until_seq is null or until_seq > $2::bigint)
    and status in ('confirmed', 'completed')`;
