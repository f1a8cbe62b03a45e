import { type Executor, sql } from '../../../platform/database/sql.js';

/**
 * Whether the shop wants to pick itself who is asked, as the booking rules say now. It is not read from a cache,
 * because an offer cannot be taken back.
 */
export async function deskPicksOffers(db: Executor): Promise<boolean> {
  const [row] = await sql<{ picks: boolean | null }>(db, deskPicksSql);
  return row?.picks ?? false;
}

const deskPicksSql = /* sql */ `
  select (setting_value ->> 'desk_picks_offers')::boolean as picks from business_settings where setting_key = 'booking_rules'`;
