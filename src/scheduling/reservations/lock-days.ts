import type { EntityManager } from '@mikro-orm/postgresql';
import type { LocalDate } from '../../platform/clock/local-time.js';
import { type Executor, sql } from '../../platform/database/sql.js';

/** A day of a therapist, about which one transaction at a time decides. */
export interface TherapistDay {
  therapistId: string;
  date: LocalDate;
}

/** Shared by everyone who decides about a slot; whoever changes the booking rules takes it alone. */
const bookingRulesLock = 7_301;

/**
 * Locks the days, in one order for everybody, until the transaction ends. The next statement sees all that was decided
 * before. Any Available has no day: nothing about it depends on anything else. Nobody has to wait for the answer before
 * asking for that next statement in the same transaction.
 */
export function lockDays(db: Executor, days: readonly TherapistDay[]): Promise<unknown> {
  const keys = days.map(({ therapistId, date }) => `${therapistId} ${date}`);
  const inOrder = [...new Set(keys)].sort().map((key) => key.split(' '));
  return sql(db, lockStatement, [inOrder.map(([therapist]) => therapist), inOrder.map(([, day]) => day)]);
}

/** Alone until the transaction ends: it begins when every decision under way is done, and others wait for it. */
export async function lockBookingRules(em: EntityManager): Promise<void> {
  await sql(em, `select pg_advisory_xact_lock(${bookingRulesLock})`);
}

/** The function is called day by day, in the order of the arrays. */
const lockStatement = /* sql */ `
  select pg_advisory_xact_lock_shared(${bookingRulesLock}), lock_therapist_day(therapist, day)
  from unnest($1::uuid[], $2::date[]) as wanted (therapist, day)`;
