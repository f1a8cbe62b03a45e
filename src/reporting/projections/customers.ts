import type { EntityManager } from '@mikro-orm/postgresql';
import { BookingHistory, type RecordedBooking } from '../../booking/index.js';
import { sql } from '../../platform/database/sql.js';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Projection, Projects } from '../../platform/relay/projection.js';

/** Who comes, since when, how often, for how much. A booking whose person was erased is nobody's. */
@Projects({ name: 'customers', tables: ['customer_bookings', 'customers'] })
export class Customers implements Projection {
  constructor(private readonly history: BookingHistory) {}

  async apply(events: readonly LoggedEvent[], em: EntityManager): Promise<void> {
    await this.count(await this.history.after(em, events), em);
  }

  /** Gives bookings, as they stand now, to their customers. */
  async count(bookings: readonly RecordedBooking[], em: EntityManager): Promise<void> {
    if (bookings.length > 0) await this.summarise(await this.give(bookings, em), em);
  }

  /** The first half of it. @returns the keys of the customers who had them or have them now: they are to be summarised */
  async give(bookings: readonly RecordedBooking[], em: EntityManager): Promise<string[]> {
    const shares = bookings.flatMap((booking) => shareOf(booking) ?? []);
    const before = await sql<Touched>(em, takeShares, [bookings.map(({ id }) => id)]);
    const after = await sql<Touched>(em, giveShares, [JSON.stringify(shares)]);
    return [...new Set([...before, ...after].map(({ customer_key }) => customer_key))];
  }

  /** The second half: what the bookings of these customers come to. */
  async summarise(keys: readonly string[], em: EntityManager): Promise<void> {
    await sql(em, summarise, [keys]);
    await sql(em, forgetWithoutBookings, [keys]);
  }
}

interface Touched {
  customer_key: string;
}

function shareOf({ id, status, appointment, service, client }: RecordedBooking) {
  return (
    client && {
      booking_id: id,
      name: `${client.firstName} ${client.lastName}`.trim(),
      email: client.email,
      phone: client.phone,
      booking_date: appointment.date,
      booking_time: appointment.time,
      status,
      currency: service.currency,
      cents: service.totalCents,
    }
  );
}

const takeShares = /* sql */ `
  delete from customer_bookings where booking_id = any ($1::uuid[]) returning customer_key`;

const giveShares = /* sql */ `
  insert into customer_bookings (booking_id, customer_key, name, email, phone, booking_date, booking_time, status, currency, cents)
  select booking_id, customer_key(email, phone), name, email, phone, booking_date, booking_time, status, currency, cents
  from jsonb_to_recordset($1::jsonb) as r (booking_id uuid, name text, email text, phone text, booking_date date,
    booking_time time, status text, currency text, cents bigint)
  returning customer_key`;

const summarise = /* sql */ `
  insert into customers (customer_key, name, email, phone, first_booking_date, last_booking_date, total_bookings, spent, latest_status)
  select customer_key, latest.name, latest.email, latest.phone, first_booking_date, last_booking_date, total_bookings,
    coalesce(spent, '{}'), latest.status
  from (
    select customer_key, min(booking_date) as first_booking_date, max(booking_date) as last_booking_date,
      count(*) as total_bookings
    from customer_bookings where customer_key = any ($1::text[]) group by customer_key
  ) sums
  cross join lateral (
    select name, email, phone, status from customer_bookings b where b.customer_key = sums.customer_key
    order by booking_date desc, booking_time desc, booking_id desc limit 1
  ) latest
  cross join lateral (
    select jsonb_object_agg(currency, cents) as spent
    from (
      select currency, sum(cents) as cents from customer_bookings b
      where b.customer_key = sums.customer_key and status in ('confirmed', 'completed') group by currency
    ) per_currency
  ) spending
  on conflict (customer_key) do update set name = excluded.name, email = excluded.email, phone = excluded.phone,
    first_booking_date = excluded.first_booking_date, last_booking_date = excluded.last_booking_date,
    total_bookings = excluded.total_bookings, spent = excluded.spent, latest_status = excluded.latest_status`;

const forgetWithoutBookings = /* sql */ `
  delete from customers c
  where customer_key = any ($1::text[]) and not exists (select from customer_bookings b where b.customer_key = c.customer_key)`;
