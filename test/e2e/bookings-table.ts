import { Client } from 'pg';
import type { Shop } from './shop.js';

export interface BookingRow {
  status: string;
  booking_date: string;
  booking_time: string;
  client_name: string;
  client_email: string | null;
  client_phone: string;
  therapist_name: string;
}

/** The bookings of a client as they stand in PostgreSQL, in the order in which they were made. */
export async function bookingsOf(shop: Shop, lastName: string): Promise<BookingRow[]> {
  const client = new Client({ connectionString: shop.database });
  await client.connect();
  try {
    const { rows } = await client.query<BookingRow>(
      `select b.status, b.booking_date::text, left(b.booking_time::text, 5) as booking_time, b.client_name, b.client_email,
              b.client_phone, t.name as therapist_name
         from bookings b join therapists t on t.id = b.therapist_id
        where b.client_name like '%' || $1
        order by b.created_at`,
      [lastName],
    );
    return rows;
  } finally {
    await client.end();
  }
}
