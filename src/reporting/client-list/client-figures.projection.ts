import type { EntityManager } from '@mikro-orm/postgresql';
import { BookingStates, type BookingState } from '../../booking/index.js';
import { earlierClientSql } from '../../clients/index.js';
import { SaleStates, type SaleState } from '../../payments/index.js';
import { sql } from '../../platform/database/sql.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';

const CLIENTS_AT_A_TIME = 10_000;

/**
 * Sums up the bookings and payments of each client, merged ones by themselves, for the desk's list. A booking whose
 * person was erased belongs to nobody.
 */
@RegisterProjection({
  name: 'client_figures',
  tables: ['client_bookings', 'client_sales', 'client_figures'],
  lookups: ['client_bookings (client_id)', 'client_sales (booking_id)'],
})
export class ClientFiguresProjection implements Projection {
  constructor(
    private readonly history: BookingStates,
    private readonly sales: SaleStates,
  ) {}

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    const assigned = await this.assign(events, em);
    const removed = await this.removeBookings(this.history.removedBy(events), em);
    await this.refresh([...new Set([...assigned, ...removed])], em);
  }

  async applyStreams(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    await this.assign(events, em);
  }

  /** Sums up all clients, in batches. */
  async completeStreams(em: EntityManager): Promise<void> {
    let ids: string[] = [];
    do {
      const next = await sql<AffectedClient>(em, nextClientsSql, [ids.at(-1) ?? null, CLIENTS_AT_A_TIME]);
      ids = next.map(({ client_id }) => client_id);
      await this.refresh(ids, em);
    } while (ids.length === CLIENTS_AT_A_TIME);
  }

  /**
   * Assigns bookings, in their current state, to their clients, as a first step.
   * @returns the ids of the clients who had or have them, for the second step
   */
  async assignBookings(bookings: readonly BookingState[], em: EntityManager): Promise<string[]> {
    if (bookings.length === 0) return [];
    const rows = bookings.flatMap((booking) => toContribution(booking) ?? []);
    const before = await this.removeBookings(bookings, em);
    const after = await sql<AffectedClient>(em, insertBookingsSql, [JSON.stringify(rows)]);
    return [...new Set([...before, ...toIds(after)])];
  }

  private async removeBookings(bookings: readonly { id: string }[], em: EntityManager): Promise<string[]> {
    if (bookings.length === 0) return [];
    return toIds(await sql<AffectedClient>(em, removeBookingsSql, [bookings.map(({ id }) => id)]));
  }

  /** Assigns sales to the clients of their bookings, who are assigned before. @returns the ids of the clients */
  async assignSales(sales: readonly SaleState[], em: EntityManager): Promise<string[]> {
    if (sales.length === 0) return [];
    return toIds(await sql<AffectedClient>(em, upsertSalesSql, [JSON.stringify(sales)]));
  }

  /** Sums up these clients, as the second step. */
  async refresh(ids: readonly string[], em: EntityManager): Promise<void> {
    if (ids.length === 0) return;
    await sql(em, upsertFiguresSql, [ids]);
    await sql(em, deleteEmptySql, [ids]);
  }

  private async assign(events: readonly RecordedEvent[], em: EntityManager): Promise<string[]> {
    const ofBookings = await this.assignBookings(await this.history.after(em, events), em);
    const ofSales = await this.assignSales(await this.sales.after(em, events), em);
    return [...new Set([...ofBookings, ...ofSales])];
  }
}

interface AffectedClient {
  client_id: string;
}

const toIds = (rows: readonly AffectedClient[]): string[] => [...new Set(rows.map(({ client_id }) => client_id))];

function toContribution({ id, status, appointment, client, clientId }: BookingState) {
  return (
    client && {
      id,
      client_id: clientId ?? null,
      first_name: client.firstName,
      last_name: client.lastName,
      has_contact: Boolean(client.email ?? client.phone),
      starts_at: `${appointment.date} ${appointment.time}`,
      status,
    }
  );
}

const removeBookingsSql = /* sql */ `
  delete from client_bookings where booking_id = any ($1::uuid[]) returning client_id`;

const insertBookingsSql = /* sql */ `
  insert into client_bookings (booking_id, client_id, first_name, last_name, has_contact, starts_at, status)
  select id, ${earlierClientSql('r')}, first_name, last_name, has_contact, starts_at, status
  from jsonb_to_recordset($1::jsonb) as r (id uuid, client_id uuid, first_name text, last_name text, has_contact boolean,
    starts_at timestamp, status text)
  returning client_id`;

const upsertSalesSql = /* sql */ `
  with changed as (
    insert into client_sales (sale_id, booking_id, currency, cents)
    select id, "bookingId", currency, "paidCents"
    from jsonb_to_recordset($1::jsonb) as r (id uuid, "bookingId" uuid, currency text, "paidCents" bigint)
    on conflict (sale_id) do update set cents = excluded.cents
    returning booking_id
  )
  select b.client_id from changed join client_bookings b using (booking_id)`;

const nextClientsSql = /* sql */ `
  select distinct client_id from client_bookings where $1::uuid is null or client_id > $1::uuid order by client_id limit $2`;

const startsSql = (status: string) =>
  `coalesce(array_agg(starts_at order by starts_at) filter (where status = '${status}'), '{}')`;

/** The name is that of the latest booking, as on the client's page. */
const upsertFiguresSql = /* sql */ `
  insert into client_figures (client_id, first_name, last_name, sort_name, has_contact, completed, no_shows, last_completed_at,
    confirmed_starts, requested_starts, paid)
  with own as materialized (select * from client_bookings where client_id = any ($1::uuid[])),
  sums as (
    select client_id, bool_or(has_contact) as has_contact, count(*) filter (where status = 'completed') as completed,
      count(*) filter (where status = 'no_show') as no_shows,
      max(starts_at) filter (where status = 'completed') as last_completed_at,
      ${startsSql('confirmed')} as confirmed_starts, ${startsSql('pending')} as requested_starts
    from own group by client_id
  ), latest as (
    select distinct on (client_id) client_id, first_name, last_name from own
    order by client_id, starts_at desc, booking_id desc
  ), paid as (
    select client_id, jsonb_object_agg(currency, cents) as paid
    from (
      select own.client_id, s.currency, sum(s.cents) as cents from own join client_sales s using (booking_id)
      group by own.client_id, s.currency having sum(s.cents) <> 0
    ) per_currency group by client_id
  )
  select client_id, first_name, last_name, fold(btrim(first_name || ' ' || last_name)), has_contact, completed, no_shows, last_completed_at, confirmed_starts,
    requested_starts, coalesce(paid, '{}')
  from sums join latest using (client_id) left join paid using (client_id)
  on conflict (client_id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
    sort_name = excluded.sort_name, has_contact = excluded.has_contact, completed = excluded.completed, no_shows = excluded.no_shows,
    last_completed_at = excluded.last_completed_at, confirmed_starts = excluded.confirmed_starts,
    requested_starts = excluded.requested_starts, paid = excluded.paid`;

const deleteEmptySql = /* sql */ `
  delete from client_figures f
  where client_id = any ($1::uuid[]) and not exists (select from client_bookings b where b.client_id = f.client_id)`;
