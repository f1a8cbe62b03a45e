import type { EntityManager } from '@mikro-orm/postgresql';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { isOnLeaveSql } from '../leave/leave-sql.js';
import {
  assertNoConflicts,
  type ConflictingBooking,
  conflictColumns,
  conflictOrder,
  isBookingSql,
} from '../reservations/conflicting-bookings.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';

interface TreatmentSql {
  therapist: string;
  date: string;
  time: string;
  minutes: string;
}

/**
 * Returns SQL for whether a therapist has a shift at the start of a treatment, and is not on leave during it.
 * @param start SQL of the therapist's id, the day, the time, and the duration
 */
export function hasShiftSql({ therapist, date, time, minutes }: TreatmentSql): string {
  const start = `(${date} + ${time})`;
  const span = `tsrange(${start}, ${start} + make_interval(mins => ${minutes}))`;
  return /* sql */ `(exists (
    select from therapist_roster s
    where s.therapist_id = ${therapist} and s.roster_date = ${date} and s.shift_start <= ${time} and ${time} < s.shift_end)
    and not ${isOnLeaveSql({ therapist, day: date, span })})`;
}

/**
 * The days on which bookings may lose their shift, the shop-local date from which bookings count, and whether they may
 * be left without one.
 */
interface CoverageLoss {
  days: readonly TherapistDay[];
  today: LocalDate;
  keep: boolean;
}

/**
 * Changes shifts of days that the caller has locked. Returns the bookings that are left without a shift.
 * @throws BusinessRuleError `bookings-uncovered` naming them, unless they are to be kept
 */
export async function changeShifts(
  em: EntityManager,
  { days, today, keep }: CoverageLoss,
  change: () => Promise<unknown>,
): Promise<string[]> {
  const before = await findCoveredBookings(em, days, today);
  await change();
  const rows = await sql<{ id: string }>(em, uncoveredSql, [before.map(({ bookingId }) => bookingId)]);
  const lost = new Set(rows.map(({ id }) => id));
  const uncovered = before.filter(({ bookingId }) => lost.has(bookingId));
  if (!keep) assertNoConflicts('bookings-uncovered', uncovered, 'outside the shifts that would remain');
  return uncovered.map(({ bookingId }) => bookingId);
}

/** Finds the bookings of some days, from a shop-local date on, that have a shift. */
export const findCoveredBookings = (
  em: EntityManager,
  days: readonly TherapistDay[],
  from: LocalDate,
): Promise<ConflictingBooking[]> =>
  sql(em, coveredSql, [days.map(({ therapistId }) => therapistId), days.map(({ date }) => date), from]);

const reservationHasShiftSql = hasShiftSql({
  therapist: 'r.therapist_id',
  date: 'r.starts_at::date',
  time: 'r.starts_at::time',
  minutes: 'r.duration_minutes',
});

const coveredSql = /* sql */ `
  select ${conflictColumns} from reservations r
  join (select distinct * from unnest($1::uuid[], $2::date[]) as d (therapist_id, day)) d
    on r.therapist_id = d.therapist_id and r.starts_at >= d.day and r.starts_at < d.day + 1
  where ${isBookingSql} and r.starts_at >= $3::date and ${reservationHasShiftSql}
  ${conflictOrder}`;

const uncoveredSql = /* sql */ `
  select booking_id as id from reservations r where booking_id = any ($1::uuid[]) and not ${reservationHasShiftSql}`;
