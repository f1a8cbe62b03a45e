import type { EntityManager } from '@mikro-orm/postgresql';
import type { LocalDate } from '../../platform/clock/local-time.js';
import { sql } from '../../platform/database/sql.js';

/** A day of a therapist, about which one transaction at a time decides. */
export interface TherapistDay {
  therapistId: string;
  date: LocalDate;
  isUnassigned?: boolean;
}

/** Shared by everyone who decides about a slot; whoever changes the booking rules takes it alone. */
const bookingRulesLock = 7_301;

/**
 * Locks the days, in one order for everybody, until the transaction ends. The next statement sees all that was decided
 * before. Any Available has no day: nothing about it depends on anything else.
 */
export async function lockDays(em: EntityManager, days: readonly TherapistDay[]): Promise<void> {
  const keyed = days.filter((day) => !day.isUnassigned).map((day) => ({ ...day, key: `${day.therapistId} ${day.date}` }));
  const inOrder = [...new Map(keyed.map((day) => [day.key, day])).values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const { therapistId, date } of inOrder) {
    if (await lock(em, therapistId, date)) continue;
    await sql(em, 'insert into therapist_day (therapist_id, day) select id, $2 from therapists where id = $1 on conflict do nothing', [
      therapistId,
      date,
    ]);
    await lock(em, therapistId, date);
  }
}

/** Alone until the transaction ends: it begins when every decision under way is done, and others wait for it. */
export async function lockBookingRules(em: EntityManager): Promise<void> {
  await sql(em, `select pg_advisory_xact_lock(${bookingRulesLock})`);
}

async function lock(em: EntityManager, therapistId: string, date: LocalDate): Promise<boolean> {
  const rows = await sql(em, lockStatement, [therapistId, date]);
  return rows.length === 1;
}

const lockStatement = /* sql */ `
  select pg_advisory_xact_lock_shared(${bookingRulesLock}) from therapist_day where therapist_id = $1 and day = $2 for update`;
