import type { LocalDateTime } from '../../../kernel/local-time.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import { openAt } from '../../reservations/counted-reservations.js';
import type { TherapistDay } from '../../reservations/therapist-day-lock.js';
import { type DayQuery, toColumns, toParameters } from '../slot-context.js';
import { dayColumnsSql, daysSql, everyStartSql, severalDaysSql, startsOfDaySql } from '../slot-context-sql.js';
import type { StartContext } from './day-reason.js';

/** The circumstances of a therapist's day that decide why a visitor finds no start on it. */
interface DayContext extends TherapistDay {
  /** Name of the closure that visitors read; null on other days. */
  closure: string | null;
  /** One free start, which is enough to know; where there is none, each kind of start once. */
  starts: StartContext[];
}

/** SQL of the circumstances in which starts of a day differ: the bits of a number, from the lowest on. */
const startBits = {
  isOpen: 'is_still_open',
  isInShift: 'is_in_shift',
  isOnLeave: 'is_on_leave',
  isTaken: 'is_taken',
  hasRoom: 'has_room',
  isPast: 'is_past',
} satisfies { [Key in keyof StartContext]?: string };

type DayRow = TherapistDay &
  Omit<StartContext, keyof typeof startBits> & { closure: string | null; starts: number[] | null };

/**
 * Finds the circumstances of several days as visitors find them, without listing every start, which would be thousands
 * of rows for a month. `now` and `localNow` are one moment, the latter in shop time; `excluded` are the starts that
 * `formatExcludedStarts` returns.
 */
export async function findDayContexts(
  db: Executor,
  days: readonly TherapistDay[],
  {
    now,
    localNow: { date: today, time },
    excluded,
    ...query
  }: Pick<DayQuery, 'durationMinutes' | 'serviceId' | 'exceptBookingId'> & {
    now: Date;
    localNow: LocalDateTime;
    excluded: string;
  },
): Promise<DayContext[]> {
  const [, , ...params] = toParameters({ therapistId: '', date: '', ...query, counted: openAt(now) });
  const rows = await sql<DayRow>(db, dayContextsSql, [...toColumns(days), ...params, excluded, `${today} ${time}`]);
  return rows.map(({ therapistId, date, closure, starts, ...ofDay }) => ({
    ...{ therapistId, date, closure },
    starts: (starts ?? []).map((bits) => ({ ...ofDay, ...readBits(bits) })),
  }));
}

function readBits(bits: number): Pick<StartContext, keyof typeof startBits> {
  const read = Object.keys(startBits).map((name, nth) => [name, (bits & (1 << nth)) !== 0]);
  return Object.fromEntries(read) as Pick<StartContext, keyof typeof startBits>;
}

const bitsSql = Object.values(startBits)
  .map((column, nth) => `(${column}::int << ${nth})`)
  .join(' | ');

/** SQL of the starts. At one that the clock leaves out the shop is not open; only one that has passed is past. */
const startsSql = /* sql */ `(
  select *, is_open and not $8::tsmultirange @> starts_at as is_still_open, starts_at <= $9::timestamp as is_past
  from (${startsOfDaySql(everyStartSql)}) start) start`;

/**
 * SQL of the days. Without shifts the whole day has one reason; that of an open start is the same. Most days end with
 * their first free start.
 */
const dayContextsSql = /* sql */ `
  with ${daysSql({ days: severalDaysSql })}
  select id as "therapistId", date::text as date, closure, ${dayColumnsSql},
    case when free.bits is null then every.bits else array[free.bits] end as starts
  from day
  left join lateral (
    select ${bitsSql} as bits from ${startsSql}
    where is_still_open and not is_on_leave and not is_taken and has_room and (is_in_shift or shifts = 0)
    limit 1
  ) free on true
  cross join lateral (select array_agg(distinct ${bitsSql}) as bits from ${startsSql} where free.bits is null) every`;
