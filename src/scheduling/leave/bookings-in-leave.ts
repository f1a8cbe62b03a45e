import { type Executor, sql } from '../../platform/database/sql.js';
import type { LocalDateTime } from '../../kernel/local-time.js';
import {
  conflictColumns,
  type ConflictingBooking,
  conflictOrder,
  isBookingSql,
} from '../reservations/conflicting-bookings.js';
import type { LeaveDays } from './terms/leave-terms.js';
import { fallsOnSql, leaveSpanSql } from './leave-sql.js';

/**
 * Finds the open bookings of a therapist, from now on, whose treatment would fall into leave; also those that no shift
 * covers.
 */
export function findBookingsInLeave(
  db: Executor,
  therapistId: string,
  { firstDate, lastDate, startTime, endTime, repeatsUntil }: LeaveDays,
  now: LocalDateTime,
): Promise<ConflictingBooking[]> {
  return sql(db, inDaysSql, [now.date, now.time, therapistId, firstDate, lastDate, startTime, endTime, repeatsUntil]);
}

/** Finds the open bookings within stored leave, each with the id of the leave. */
export function findBookingsInStoredLeave(
  db: Executor,
  leaveIds: readonly string[],
  now: LocalDateTime,
): Promise<(ConflictingBooking & { leaveId: string })[]> {
  return sql(db, inStoredSql, [now.date, now.time, leaveIds]);
}

const servedSql = /* sql */ `tsrange(r.starts_at, r.starts_at + make_interval(mins => r.duration_minutes))`;

/** SQL of the bookings. A treatment may begin on the day before. */
const bookingsSql = /* sql */ `
  join reservations r on r.therapist_id = l.therapist_id and ${isBookingSql}
    and r.starts_at >= greatest(l.first_date - 1, $1::date) and r.starts_at < l.ends_on + 1 and r.starts_at > $1::date + $2::time
  where exists (
    select from (values (r.starts_at::date), (r.starts_at::date + 1)) as d (day)
    where ${fallsOnSql('l', 'd.day')} and ${leaveSpanSql('l', 'd.day')} && ${servedSql})`;

const inDaysSql = /* sql */ `
  select ${conflictColumns}
  from (
    select $3::uuid as therapist_id, $4::date as first_date, $5::date as last_date, $6::time as start_time, $7::time as end_time,
      $8::date as repeats_until, coalesce($8::date, $5::date) as ends_on
  ) l ${bookingsSql} ${conflictOrder}`;

const inStoredSql = /* sql */ `
  select l.id as "leaveId", ${conflictColumns}
  from (select * from leave where id = any ($3::uuid[])) l ${bookingsSql} ${conflictOrder}`;
