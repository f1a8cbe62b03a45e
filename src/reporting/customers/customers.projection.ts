import type { EntityManager } from '@mikro-orm/postgresql';
import { BookingStates, type BookingState, WaitingClients } from '../../booking/index.js';
import { type ClientState, ClientStates } from '../../clients/index.js';
import { sql } from '../../platform/database/sql.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';

const CUSTOMERS_AT_A_TIME = 10_000;

/**
 * Sums up each customer's bookings: since when, how often and for how much. Also keeps people without bookings who are
 * on record or have waited. A booking whose person was erased belongs to nobody.
 */
@RegisterProjection({
  name: 'customers',
  tables: ['customer_bookings', 'customer_clients', 'customers'],
  lookups: ['customer_bookings (customer_key)', 'customer_clients (customer_key)'],
})
export class CustomersProjection implements Projection {
  constructor(
    private readonly history: BookingStates,
    private readonly clients: ClientStates,
    private readonly waiting: WaitingClients,
  ) {}

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    await this.applyBookings(await this.history.after(em, events), em);
    const removed = this.history.removedBy(events);
    if (removed.length > 0) await this.refreshSummaries(await this.removeBookings(removed, em), em);
    const clients = await this.clientsAfter(events, em);
    if (clients.length > 0) await this.refreshSummaries(await this.assignClients(clients, em), em);
  }

  async applyStreams(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    const bookings = await this.history.after(em, events);
    if (bookings.length > 0) await this.assignBookings(bookings, em);
    const clients = await this.clientsAfter(events, em);
    if (clients.length > 0) await this.assignClients(clients, em);
  }

  /** Sums up all customers, in batches. */
  async completeStreams(em: EntityManager): Promise<void> {
    let keys: string[] = [];
    do {
      const next = await sql<AffectedCustomer>(em, nextKeysSql, [keys.at(-1) ?? '', CUSTOMERS_AT_A_TIME]);
      keys = next.map(({ customer_key }) => customer_key);
      await this.refreshSummaries(keys, em);
    } while (keys.length === CUSTOMERS_AT_A_TIME);
  }

  /** Assigns bookings, in their current state, to their customers. */
  async applyBookings(bookings: readonly BookingState[], em: EntityManager): Promise<void> {
    if (bookings.length > 0) await this.refreshSummaries(await this.assignBookings(bookings, em), em);
  }

  /**
   * Assigns the bookings, as a first step.
   * @returns the keys of the customers who had or have them, for the second step
   */
  async assignBookings(bookings: readonly BookingState[], em: EntityManager): Promise<string[]> {
    const contributions = bookings.flatMap((booking) => customerContribution(booking) || []);
    const before = await this.removeBookings(bookings, em);
    const after = await sql<AffectedCustomer>(em, insertContributionsSql, [JSON.stringify(contributions)]);
    return [...new Set([...before, ...after.map(({ customer_key }) => customer_key)])];
  }

  /** Removes bookings from their customers. @returns the keys of these */
  private async removeBookings(bookings: readonly { id: string }[], em: EntityManager): Promise<string[]> {
    const rows = await sql<AffectedCustomer>(em, removeContributionsSql, [bookings.map(({ id }) => id)]);
    return [...new Set(rows.map(({ customer_key }) => customer_key))];
  }

  /**
   * Recomputes the totals of these customers, as the second step. Customers without bookings keep only their identity.
   */
  async refreshSummaries(keys: readonly string[], em: EntityManager): Promise<void> {
    await sql(em, upsertSummariesSql, [keys]);
    await sql(em, upsertWithoutBookingsSql, [keys]);
    await sql(em, deleteUnknownSql, [keys]);
  }

  /** Returns the clients on record and those of the waiting list that the events are about. */
  private async clientsAfter(events: readonly RecordedEvent[], em: EntityManager): Promise<KnownClient[]> {
    const waiting = await this.waiting.after(em, events);
    return [...(await this.clients.after(em, events)), ...waiting.map(({ id, client }) => ({ id, details: client }))];
  }

  /**
   * Assigns clients on record, in their current state, to their customers. Without address and number they belong to
   * none, as walk-ins do.
   * @returns their current and former keys
   */
  private async assignClients(clients: readonly KnownClient[], em: EntityManager): Promise<string[]> {
    const rows = clients.flatMap(({ id, details }) => {
      if (!details?.email && !details?.phone) return [];
      const { firstName, lastName, email, phone } = details;
      return [{ client_id: id, name: `${firstName} ${lastName}`.trim(), email, phone: phone ?? '' }];
    });
    const before = await sql<AffectedCustomer>(em, removeClientsSql, [clients.map(({ id }) => id)]);
    const after = await sql<AffectedCustomer>(em, insertClientsSql, [JSON.stringify(rows)]);
    return [...new Set([...before, ...after].map(({ customer_key }) => customer_key))];
  }
}

/** A client on record, or one of the waiting list, with the id of their record or entry. */
type KnownClient = Pick<ClientState, 'id'> & {
  details: Pick<NonNullable<ClientState['details']>, 'firstName' | 'lastName' | 'email' | 'phone'> | null;
};

interface AffectedCustomer {
  customer_key: string;
}

/**
 * Returns the contribution of a booking to its customer. A walk-in without address or number belongs to no customer:
 * otherwise all of them would be one.
 */
function customerContribution({ id, status, appointment, service, client }: BookingState) {
  const isKnown = client !== null && Boolean(client.email ?? client.phone);
  return (
    isKnown && {
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

const removeContributionsSql = /* sql */ `
  delete from customer_bookings where booking_id = any ($1::uuid[]) returning customer_key`;

const insertContributionsSql = /* sql */ `
  insert into customer_bookings (booking_id, customer_key, name, email, phone, booking_date, booking_time, status, currency, cents)
  select booking_id, customer_key(email, phone), name, email, phone, booking_date, booking_time, status, currency, cents
  from jsonb_to_recordset($1::jsonb) as r (booking_id uuid, name text, email text, phone text, booking_date date,
    booking_time time, status text, currency text, cents bigint)
  returning customer_key`;

const nextKeysSql = /* sql */ `
  select customer_key from customer_bookings where customer_key > $1
  union select customer_key from customer_clients where customer_key > $1
  order by customer_key limit $2`;

/**
 * SQL that recomputes customers. Reads the bookings once, so the cost does not depend on how many customers are
 * recomputed.
 */
const upsertSummariesSql = /* sql */ `
  insert into customers (customer_key, name, email, phone, first_booking_date, last_booking_date, total_bookings, spent, latest_status)
  with own as materialized (select * from customer_bookings where customer_key = any ($1::text[])),
  sums as (
    select customer_key, min(booking_date) as first_booking_date, max(booking_date) as last_booking_date,
      count(*) as total_bookings
    from own group by customer_key
  ), latest as (
    select distinct on (customer_key) customer_key, name, email, phone, status from own
    order by customer_key, booking_date desc, booking_time desc, booking_id desc
  ), spending as (
    select customer_key, jsonb_object_agg(currency, cents) as spent
    from (
      select customer_key, currency, sum(cents) as cents from own
      where status in ('confirmed', 'completed') group by customer_key, currency
    ) per_currency group by customer_key
  )
  select customer_key, name, email, phone, first_booking_date, last_booking_date, total_bookings, coalesce(spent, '{}'), status
  from sums join latest using (customer_key) left join spending using (customer_key)
  on conflict (customer_key) do update set name = excluded.name, email = excluded.email, phone = excluded.phone,
    first_booking_date = excluded.first_booking_date, last_booking_date = excluded.last_booking_date,
    total_bookings = excluded.total_bookings, spent = excluded.spent, latest_status = excluded.latest_status`;

/**
 * SQL that writes customers without bookings. When several clients on record have one address or number, the first is
 * shown.
 */
const upsertWithoutBookingsSql = /* sql */ `
  insert into customers (customer_key, name, email, phone, total_bookings, spent)
  select distinct on (customer_key) customer_key, name, email, phone, 0, '{}'
  from customer_clients c
  where customer_key = any ($1::text[]) and not exists (select from customer_bookings b where b.customer_key = c.customer_key)
  order by customer_key, client_id
  on conflict (customer_key) do update set name = excluded.name, email = excluded.email, phone = excluded.phone,
    first_booking_date = null, last_booking_date = null, total_bookings = 0, spent = '{}', latest_status = null`;

const deleteUnknownSql = /* sql */ `
  delete from customers c
  where customer_key = any ($1::text[]) and not exists (select from customer_bookings b where b.customer_key = c.customer_key)
    and not exists (select from customer_clients k where k.customer_key = c.customer_key)`;

const removeClientsSql = /* sql */ `
  delete from customer_clients where client_id = any ($1::uuid[]) returning customer_key`;

const insertClientsSql = /* sql */ `
  insert into customer_clients (client_id, customer_key, name, email, phone)
  select client_id, customer_key(email, phone), name, email, phone
  from jsonb_to_recordset($1::jsonb) as r (client_id uuid, name text, email text, phone text)
  returning customer_key`;
