import type { EntityManager } from '@mikro-orm/postgresql';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { isBookingSql } from '../reservations/conflicting-bookings.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import { getGainedShifts, getLostShifts, type RosterChange, type RosterShift } from '../rosters/roster-change.js';
import { findCoveredBookings } from '../rosters/shift-coverage.js';
import { readShiftsByDay } from './shift-store.js';

/** A pending or confirmed booking that no shift of its therapist would cover at its start. */
export interface UncoveredBooking {
  booking_id: string;
  therapist_id: string;
  therapist_name: string;
  date: LocalDate;
  time: LocalTime;
}

/** Finds the bookings of some days, from today on, that a change would leave without a shift. Writes nothing. */
export async function findUncoveredBookings(
  em: EntityManager,
  change: RosterChange,
  days: readonly TherapistDay[],
  today: LocalDate,
): Promise<UncoveredBooking[]> {
  const lost = new Set(getLostShifts(change).map(({ id }) => id));
  const there = (await readShiftsByDay(em, 'therapist_roster', days)).filter(({ id }) => !lost.has(id));
  const bookings = await sql<UncoveredBooking>(em, bookingsSql, [
    days.map(({ therapistId }) => therapistId),
    days.map(({ date }) => date),
    today,
  ]);
  return keepUncovered(bookings, [...there, ...getGainedShifts(change)]);
}

/**
 * Finds the bookings, from today on, that have a shift and would lose it by a change: those that making it asks to keep.
 * Writes nothing.
 */
export async function findBookingsLosingShift(
  em: EntityManager,
  change: RosterChange,
  today: LocalDate,
): Promise<UncoveredBooking[]> {
  const days = getLostShifts(change).map(({ therapistId, date }) => ({ therapistId, date }));
  const covered = new Set((await findCoveredBookings(em, days, today)).map(({ bookingId }) => bookingId));
  const uncovered = await findUncoveredBookings(em, change, days, today);
  return uncovered.filter(({ booking_id }) => covered.has(booking_id));
}

/** Returns the bookings whose start lies in none of the shifts. */
function keepUncovered(
  bookings: readonly UncoveredBooking[],
  shifts: readonly Pick<RosterShift, 'therapistId' | 'date' | 'start' | 'end'>[],
): UncoveredBooking[] {
  const byDay = Map.groupBy(shifts, ({ therapistId, date }) => `${therapistId} ${date}`);
  return bookings.filter(({ therapist_id, date, time }) => {
    const own = byDay.get(`${therapist_id} ${date}`) ?? [];
    return !own.some(({ start, end }) => start && end && start <= time && time < end);
  });
}

const bookingsSql = /* sql */ `
  select r.booking_id, r.therapist_id, t.name as therapist_name, r.starts_at::date::text as date,
    to_char(r.starts_at, 'HH24:MI') as time
  from reservations r
  join (select distinct * from unnest($1::uuid[], $2::date[]) as d (therapist_id, day)) d
    on r.therapist_id = d.therapist_id and r.starts_at >= d.day and r.starts_at < d.day + 1
  join therapists t on t.id = r.therapist_id
  where ${isBookingSql} and r.starts_at >= $3::date
  order by r.starts_at, r.booking_id`;
