import { givesServiceSql } from '../../../catalog/index.js';
import type { LocalDate } from '../../../kernel/local-time.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import { fallsOnSql, leaveSpanSql } from '../../leave/leave-sql.js';
import { openAt } from '../../reservations/counted-reservations.js';
import { ofOthersSql } from '../../rooms/room-sql.js';
import { type DayQuery, toParameters } from '../slot-context.js';
import {
  blockedSpanSql,
  boundsSql,
  closureSql,
  minutesSql,
  occupiedSql,
  oneBooking,
  openOnSql,
  rulesSql,
} from '../slot-context-sql.js';

/** A day, with whether a visitor finds a start on it. */
export interface AnyTherapistDay {
  date: LocalDate;
  /** Whether the shop has a start: it is open at a later time of the day, whoever works. */
  isOpen: boolean;
  /** Whether a working therapist has a start. */
  isFree: boolean;
  /** Whether a working therapist gives the service, unless one has a start; null while nobody is on the roster. */
  isGiven: boolean | null;
}

interface DaysQuery extends Pick<DayQuery, 'durationMinutes' | 'serviceId' | 'exceptBookingId'> {
  first: LocalDate;
  last: LocalDate;
  now: Date;
  /** `formatExcludedStarts` */
  excluded: string;
}

/** Finds whether each day from the first to the last has a start with anybody. */
export async function findAnyTherapistDays(
  db: Executor,
  { first, last, now, excluded, ...query }: DaysQuery,
): Promise<AnyTherapistDay[]> {
  const [, , ...params] = toParameters({ therapistId: '', date: '', ...query, counted: openAt(now) });
  return sql<AnyTherapistDay>(db, daysSql, [first, last, ...params, excluded]);
}

const [first, last] = ['$1::date', '$2::date'];
/**
 * A subquery, so that PostgreSQL expects as much work without a service as with one: it would take that as a reason to make a plan for
 * each month.
 */
const service = '(select $4::uuid)';
const startsWithinSql = /* sql */ `starts_at >= ${first} - 1 and starts_at < ${last} + 1`;
/**
 * Returns SQL for a table of the days of the statement and so many more. The limit tells how few they are: expecting a
 * thousand, PostgreSQL would make a plan for each month, which takes longer than reading it.
 */
const datesSql = (more: number) => /* sql */ `(
  select ${first} + nth as date from generate_series(0, ${last} - ${first} + ${more}) nth limit 32) dates`;

/**
 * SQL of the time that is taken from therapists and rooms, all days together, and of the days on which therapists have
 * all their slots taken.
 */
const takenSql = /* sql */ `
  counted as materialized (
    select therapist_id, starts_at, during, case when ${ofOthersSql('own_party')} then room_id end as room_id
    from reservations cross join rules where ${startsWithinSql} and kind = any ($5::text[]) and ${oneBooking}
    union all
    select therapist_id, starts_at, during, room_id
    from kept_openings where ${startsWithinSql} and kept_until > $7::timestamptz
  ), fully_booked as materialized (
    select t.id, array_agg(date) as days
    from (
      select therapist_id, starts_at::date as date, count(*) as starts
      from (select distinct therapist_id, starts_at from counted) each_start group by 1, 2
    ) of_day
    join therapists t on t.id = therapist_id where starts >= available_slots group by t.id
  ), busy as materialized (
    select therapist_id, range_agg(during) as during from (
      select therapist_id, during from counted
      union all
      select therapist_id, ${blockedSpanSql} from blocked_time_slots cross join rules
      where blocked_date between ${first} and ${last}
    ) of_therapist group by therapist_id
  ), away as materialized (
    select l.therapist_id, range_agg(${leaveSpanSql('l', 'date')}) as during
    from leave l join ${datesSql(1)} on ${fallsOnSql('l', 'date')} where l.status = 'approved' group by l.therapist_id
  ), room as materialized (
    select fitting.id, range_agg(during) as taken
    from rules cross join unnest(rooms) as fitting (id) left join counted on room_id = fitting.id group by fitting.id
  )`;

/**
 * Returns SQL for whether a row of `therapist` has a free start on a row of `day`, judged as in `startsOfDaySql`. The
 * wanted time is cut off at the end of the day: reservations that begin later do not count there either.
 * @param more SQL of a further condition on the start
 */
const hasStartSql = (more: string) => /* sql */ `
  gives_service and exists (
    select from start
    cross join lateral (select day.date + start_time as starts_at) moment
    cross join lateral (select tsrange(starts_at, least(starts_at + occupies, day.date + 1), ${boundsSql}) as wanted) span
    where open_time @> starts_at and not $8::tsmultirange @> starts_at and ${more}
      and (away is null or not away && tsrange(starts_at, starts_at + lasts)) and (busy is null or not busy && wanted)
      and (not needs_room or exists (select from room where taken is null or not taken && wanted))
  )`;

const inShiftSql = /* sql */ `
  ((shift_start < shift_end) is not true or start_time >= shift_start and start_time < shift_end)`;

const workingSql = /* sql */ `
  (select * from therapist_roster where roster_date = day.date) shift join therapist t on t.id = shift.therapist_id`;

/**
 * SQL of the days. Taken time is read once for all, because a month has hundreds of pairs of a therapist and a day. A
 * day ends at its first start.
 */
const daysSql = /* sql */ `
  with ${rulesSql({ service })}, ${takenSql}, day as materialized (
    select date, ${openOnSql(closureSql('date'), 'date')} as open_time from ${datesSql(0)} cross join rules
  ), start as materialized (
    select distinct start_time from time_slots where is_active
  ), therapist as materialized (
    select t.id, t.is_unassigned, t.available_slots, ${givesServiceSql('t.id', service)} as gives_service, is_full,
      make_interval(mins => minutes) as lasts, ${occupiedSql} as occupies, busy.during as busy, away.during as away,
      fully_booked.days as full_days, rooms is not null and not t.is_unassigned as needs_room
    from therapists t cross join rules
    left join therapist_treatments o on o.therapist_id = t.id and o.service_id = ${service}
    cross join lateral (select ${minutesSql('o.duration')} as minutes) wanted
    left join busy on busy.therapist_id = t.id
    left join away on away.therapist_id = t.id
    left join fully_booked on fully_booked.id = t.id
    where t.is_active or t.is_unassigned
  ), checked as materialized (
    select date, exists (select from therapist where is_unassigned and ${hasStartSql('true')}) as is_open,
      exists (
        select from ${workingSql} where not is_unassigned and available_slots > 0
          and (full_days is null or day.date <> all (full_days)) and ${hasStartSql(inShiftSql)}
      ) as is_free
    from day
  )
  select date::text as date, is_open as "isOpen", is_free as "isFree",
    case when not is_free then (select bool_or(gives_service) from ${workingSql} where not is_unassigned) end as "isGiven"
  from checked day`;
