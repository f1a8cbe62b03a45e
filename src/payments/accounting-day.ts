import { BusinessRuleError } from '../kernel/errors.js';
import type { LocalDate } from '../kernel/local-time.js';
import { KEYED_LOCKS } from '../kernel/locks/advisory-locks.js';
import type { Transaction } from '../platform/database/pipelining/index.js';
import { sql } from '../platform/database/sql.js';
import type { DrawerEntry } from './domain/drawer-day.events.js';

type Day = Pick<DrawerEntry, 'locationId' | 'day'>;

/**
 * Asserts that a day takes entries, and keeps it from being closed until the transaction ends.
 * @throws BusinessRuleError `day-closed`
 */
export async function assertDayOpen(tx: Transaction, { locationId, day }: Day): Promise<void> {
  void tx.query(`select pg_advisory_xact_lock_shared(${KEYED_LOCKS.accountingDay}, hashtext($1))`, [
    toKey({ locationId, day }),
  ]);
  const [closed] = await sql(tx, closedSql, [locationId, day]);
  if (closed)
    throw new BusinessRuleError('day-closed', 'The day is closed: open its drawer again to take or give money');
}

/** Returns the first day from `day` on that takes entries, and keeps it from being closed until the transaction ends. */
export async function findOpenDay(tx: Transaction, { locationId, day }: Day): Promise<LocalDate> {
  const [open] = await sql<{ day: string }>(tx, openDaySql, [locationId, day]);
  await assertDayOpen(tx, { locationId, day: open!.day });
  return open!.day;
}

/** Waits until nobody adds an entry to a day, and lets nobody until the transaction ends. */
export function lockDay(tx: Transaction, day: Day): Promise<unknown> {
  return tx.query(`select pg_advisory_xact_lock(${KEYED_LOCKS.accountingDay}, hashtext($1))`, [toKey(day)]);
}

const toKey = ({ locationId, day }: Day) => `${locationId} ${day}`;

const openDaySql = /* sql */ `
  select day::text from generate_series($2::date, $2::date + 366, interval '1 day') as days (moment) cross join lateral (select moment::date as day) d
  where not exists (
    select from drawer_days c where c.location_id = $1 and c.day = d.day and c.status = 'closed'
  ) order by day limit 1`;

const closedSql = /* sql */ `select day from drawer_days where location_id = $1 and day = $2 and status = 'closed'`;
