import { SHOP_LOCKS } from '../../kernel/locks/advisory-locks.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { type Executor, sql } from '../../platform/database/sql.js';

/** A day of a therapist, about which one transaction at a time decides. */
export interface TherapistDay {
  therapistId: string;
  date: LocalDate;
}

/**
 * Locks the days until the transaction ends, in one global order. The next statement in the same transaction sees
 * everything decided before, so the caller need not await the lock itself. Any Available has no day to lock, because
 * nothing about it depends on other bookings. A shop with rooms locks the days of its rooms first.
 */
export function lockTherapistDays(db: Executor, days: readonly TherapistDay[]): Promise<unknown> {
  const keys = days.map(({ therapistId, date }) => `${therapistId} ${date}`);
  const sorted = [...new Set(keys)].sort().map((key) => key.split(' '));
  return sql(db, lockSql, [sorted.map(([therapist]) => therapist), sorted.map(([, day]) => day)]);
}

/** Takes the shared lock that locking days takes, for a transaction that locks something else before the days. */
export async function lockBookingRules(db: Executor): Promise<void> {
  await sql(db, `select pg_advisory_xact_lock_shared(${SHOP_LOCKS.bookingRules})`);
}

/**
 * Takes the lock exclusively until the transaction ends: waits for every decision in progress, and makes later ones
 * wait.
 */
export async function lockBookingRulesExclusive(db: Executor): Promise<void> {
  await sql(db, `select pg_advisory_xact_lock(${SHOP_LOCKS.bookingRules})`);
}

/**
 * SQL of the locks. PostgreSQL calls the functions from left to right, the last one for each day in the order of the
 * arrays.
 */
const lockSql = /* sql */ `
  select pg_advisory_xact_lock_shared(${SHOP_LOCKS.bookingRules}), lock_room_days($2::date[]), lock_therapist_day(therapist, day)
  from unnest($1::uuid[], $2::date[]) as wanted (therapist, day)`;
