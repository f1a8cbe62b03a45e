import type { LocalDate } from '../../kernel/local-time.js';
import { type Executor, sql } from '../../platform/database/sql.js';

/** A day of a therapist, about which one transaction at a time decides. */
export interface TherapistDay {
  therapistId: string;
  date: LocalDate;
}

/** Shared by everyone who decides about a slot; whoever changes the booking rules takes it alone. */
const BOOKING_RULES_LOCK_ID = 7_301;

/**
 * Locks the days, in one order for everybody, until the transaction ends. The next statement sees all that was decided
 * before. Any Available has no day: nothing about it depends on anything else. Nobody has to wait for the answer before
 * asking for that next statement in the same transaction. A shop with rooms locks the days of all its rooms first.
 */
export function lockTherapistDays(db: Executor, days: readonly TherapistDay[]): Promise<unknown> {
  const keys = days.map(({ therapistId, date }) => `${therapistId} ${date}`);
  const sorted = [...new Set(keys)].sort().map((key) => key.split(' '));
  return sql(db, lockSql, [sorted.map(([therapist]) => therapist), sorted.map(([, day]) => day)]);
}

/** Alone until the transaction ends: it begins when every decision under way is done, and others wait for it. */
export async function lockBookingRulesExclusive(db: Executor): Promise<void> {
  await sql(db, `select pg_advisory_xact_lock(${BOOKING_RULES_LOCK_ID})`);
}

/** From left to right, and the last function day by day, in the order of the arrays. */
const lockSql = /* sql */ `
  select pg_advisory_xact_lock_shared(${BOOKING_RULES_LOCK_ID}), lock_room_days($2::date[]), lock_therapist_day(therapist, day)
  from unnest($1::uuid[], $2::date[]) as wanted (therapist, day)`;
