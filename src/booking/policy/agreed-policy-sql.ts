import { type Executor, sql } from '../../platform/database/sql.js';
import type { AgreedPolicy } from '../domain/policy/agreed-policy.js';

/**
 * Returns SQL of the policy under which a booking was made, as JSON.
 * @param booking alias of `bookings`
 */
const agreedPolicySql = (booking: string) => `agreed_policy(${booking}.policy, ${booking}.created_at)`;

/**
 * Returns SQL of the hours before its start until which the client of a booking could cancel.
 * @param booking alias of `bookings`
 */
export const agreedNoticeSql = (booking: string) =>
  `(${agreedPolicySql(booking)} -> 'cancellation' ->> 'hoursBeforeBooking')::int`;

/** Finds the policies under which bookings were made, by their ids. */
export async function findAgreedPolicies(db: Executor, ids: readonly string[]): Promise<Map<string, AgreedPolicy>> {
  const rows = await sql<{ id: string; policy: AgreedPolicy }>(db, policiesSql, [ids]);
  return new Map(rows.map(({ id, policy }) => [id, policy]));
}

const policiesSql = /* sql */ `select b.id, ${agreedPolicySql('b')} as policy from bookings b where b.id = any ($1::uuid[])`;
