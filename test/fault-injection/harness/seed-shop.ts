import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Slot } from '../checker/evidence.js';

export const shopAddress = 'hello@longwater.test';
const STARTS_PER_DAY = 20;
/** Fewer than the starts of a day, so that bookings on full days become requests. */
const DAILY_CAP = 16;
const FIRST_DAY_OFFSET = 4;

/**
 * Fills a migrated database with a shop that has more slots than `bookings`. Written by SQL, because the test begins
 * with the first booking.
 */
export async function seedShop(database: string, bookings: number): Promise<Slot[]> {
  const days = Math.min(20, Math.max(2, Math.ceil(bookings / 100)));
  const therapists = Math.ceil((1.1 * bookings) / (days * STARTS_PER_DAY));
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const service = randomUUID();
    await client.query(`insert into services (id, name, price, duration) values ($1, 'Swedish', 89.50, 30)`, [service]);
    await client.query(shopDetailsSql, [
      { name: 'Longwater', tagline: '', addressLines: [], phone: '', email: shopAddress, mapUrl: '' },
    ]);
    await client.query(baseDataSql, [therapists, DAILY_CAP, days, STARTS_PER_DAY, FIRST_DAY_OFFSET]);
    const { rows } = await client.query<Omit<Slot, 'service_id'>>(slotsSql);
    return rows.map((slot) => ({ service_id: service, ...slot }));
  } finally {
    await client.end();
  }
}

const shopDetailsSql = /* sql */ `insert into business_settings (setting_key, setting_value) values ('shop_details', $1)`;

const baseDataSql = /* sql */ `
  with team as (
    insert into therapists (id, name, available_slots)
    select gen_random_uuid(), 'Therapist ' || n, $2 from generate_series(1, $1) n returning id, name
  ), shifts as (
    insert into therapist_roster (id, therapist_id, therapist_name, roster_date, shift_hours)
    select gen_random_uuid(), id, name, current_date + $5::int + d, '09:00-20:00' from team, generate_series(0, $3 - 1) d
  )
  insert into time_slots (id, start_time, end_time, shift_type, display_order)
  select gen_random_uuid(), '09:00'::time + n * interval '30 minutes', '09:29'::time + n * interval '30 minutes', 'Morning', n
  from generate_series(0, $4 - 1) n`;

const slotsSql = /* sql */ `
  select r.therapist_id, r.roster_date::text as booking_date, to_char(s.start_time, 'HH24:MI') as booking_time
  from therapist_roster r, time_slots s order by r.therapist_name, r.roster_date, s.start_time`;
