import type { Cents } from '../kernel/money.js';
import { type Executor, sql } from '../platform/database/sql.js';

/** A deposit of which the shop holds something. */
export interface HeldDeposit {
  /** The online payment. */
  id: string;
  heldCents: Cents;
}

/** Finds the deposits of bookings that are paid together, the first one first. */
export function findHeldDeposits(db: Executor, bookingIds: readonly string[]): Promise<HeldDeposit[]> {
  return sql<HeldDeposit>(db, heldSql, [bookingIds]);
}

/** Returns what is held of the deposits of bookings. */
export async function sumHeldDeposits(db: Executor, bookingIds: readonly string[]): Promise<Cents> {
  const held = await findHeldDeposits(db, bookingIds);
  return held.reduce((sum, { heldCents }) => sum + heldCents, 0);
}

/** The deposit of a visit is with its first treatment, also where that was cancelled since. */
const heldSql = /* sql */ `
  select p.id, p.held_cents::float8 as "heldCents" from online_payments p join bookings b on b.id = p.booking_id
  where p.held_cents > 0 and (b.id = any ($1::uuid[]) or (b.status = 'cancelled' and b.visit_id in (
    select visit_id from bookings where id = any ($1::uuid[]))))
  order by p.asked_at, p.id`;
