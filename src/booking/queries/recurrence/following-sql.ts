import { type Executor, sql } from '../../../platform/database/sql.js';
import { isOpenSql } from '../../is-open-sql.js';

/** SQL of the open bookings of a series from one (`$1`) on, itself included, by their time. */
export const followingSql = /* sql */ `
  select b.id from bookings own join bookings b on b.recurrence_id = own.recurrence_id
  where own.id = $1::uuid and ${isOpenSql('b.status')}
    and (b.booking_date, b.booking_time) >= (own.booking_date, own.booking_time)
  order by b.booking_date, b.booking_time, b.id`;

/** Returns the ids of the open bookings of a series from one on, itself included; none for one that does not repeat. */
export async function findFollowing(db: Executor, bookingId: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(db, followingSql, [bookingId]);
  return rows.map(({ id }) => id);
}
