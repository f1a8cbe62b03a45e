import { type Executor, sql } from '../../platform/database/sql.js';

/**
 * Whether a reminder has asked the client of a booking, or of its visit, to say that they come at the start that it has.
 * What was agreed later than that reminder counts as a yes.
 */
export async function isAskedToCome(db: Executor, bookingId: string): Promise<boolean> {
  return (await sql(db, askedSql, [bookingId])).length > 0;
}

const askedSql = /* sql */ `
  select from bookings b
  join bookings o on o.id = b.id or o.visit_id = b.visit_id
  join client_reminders r on r.booking_id = o.id and r.kind = 'ahead' and r.starts_at = o.booking_date + o.booking_time
  where b.id = $1 and b.status = 'confirmed' limit 1`;
