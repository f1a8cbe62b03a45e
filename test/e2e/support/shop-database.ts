import { Client } from 'pg';
import type { Shop } from './shop-fixture.js';

export interface BookingRow {
  status: string;
  booking_date: string;
  booking_time: string;
  client_name: string;
  client_email: string | null;
  client_phone: string;
  therapist_name: string;
}

/** Runs a statement in the shop's database, for states that no page can bring about within a test. */
export async function queryShopDatabase<Row extends object>(
  shop: Shop,
  statement: string,
  values: unknown[],
): Promise<Row[]> {
  const client = new Client({ connectionString: shop.database });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** The bookings of a client as they are in PostgreSQL, in the order in which they were made. */
export const findBookings = (shop: Shop, lastName: string): Promise<BookingRow[]> =>
  queryShopDatabase<BookingRow>(
    shop,
    `select b.status, b.booking_date::text, left(b.booking_time::text, 5) as booking_time, b.client_name, b.client_email,
            b.client_phone, t.name as therapist_name
       from bookings b join therapists t on t.id = b.therapist_id
      where b.client_name like '%' || $1
      order by b.created_at`,
    [lastName],
  );
