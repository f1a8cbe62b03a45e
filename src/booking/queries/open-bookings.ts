import { NotFoundError } from '../../kernel/errors.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { isOpenSql } from '../is-open-sql.js';

/**
 * Returns the ids of the visit's bookings that are still open, in its order.
 * @throws NotFoundError when there is no such visit
 */
export async function findOpenOfVisit(db: Executor, visitId: string): Promise<string[]> {
  const rows = await sql<{ id: string; is_open: boolean }>(db, openSql, [visitId]);
  if (rows.length === 0) throw new NotFoundError('There is no such visit');
  return rows.filter(({ is_open }) => is_open).map(({ id }) => id);
}

/** Returns the ids of the open bookings of a booking's visit; its own, open or not, where it was made alone. */
export async function findOpenWith(db: Executor, bookingId: string): Promise<string[]> {
  const visitId = await findVisitId(db, bookingId);
  return visitId ? findOpenOfVisit(db, visitId) : [bookingId];
}

/** Returns the visit that a booking belongs to; null where it was made alone. */
export async function findVisitId(db: Executor, bookingId: string): Promise<string | null> {
  const rows = await sql<{ visit_id: string | null }>(db, 'select visit_id from bookings where id = $1', [bookingId]);
  return rows[0]?.visit_id ?? null;
}

const openSql = /* sql */ `
  select id, ${isOpenSql('status')} as is_open from bookings where visit_id = $1 order by visit_part`;
