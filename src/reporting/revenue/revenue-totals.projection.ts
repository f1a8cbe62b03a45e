import type { EntityManager } from '@mikro-orm/postgresql';
import { BookingStates, type BookingState } from '../../booking/index.js';
import { sql } from '../../platform/database/sql.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';

/** Sums bookings and cents per day of the appointment, service, therapist, status and currency. */
@RegisterProjection({ name: 'revenue_totals', tables: ['revenue_contributions', 'revenue_totals'] })
export class RevenueTotalsProjection implements Projection {
  constructor(private readonly history: BookingStates) {}

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    await this.applyBookings(await this.history.after(em, events), em);
    const removed = this.history.removedBy(events);
    if (removed.length > 0)
      await this.deleteEmpty(await sql<SummedTotal>(em, removeSql, [removed.map(({ id }) => id)]), em);
  }

  applyStreams = (events: readonly RecordedEvent[], em: EntityManager) => this.apply(events, em);

  /** Counts bookings in their current state, replacing their earlier contribution. */
  async applyBookings(bookings: readonly BookingState[], em: EntityManager): Promise<void> {
    if (bookings.length === 0) return;
    const contributions = JSON.stringify(bookings.map(revenueContribution));
    await this.deleteEmpty(await sql<SummedTotal>(em, applyDifferencesSql, [contributions]), em);
  }

  private async deleteEmpty(changed: readonly SummedTotal[], em: EntityManager): Promise<void> {
    const empty = changed.filter((total) => total.bookings === 0);
    if (empty.length > 0) await sql(em, deleteEmptyTotalsSql, [JSON.stringify(empty)]);
  }
}

interface SummedTotal {
  bookings: number;
}

/** Returns the contribution of a booking. */
export function revenueContribution({ id, status, appointment, service }: BookingState) {
  return {
    booking_id: id,
    day: appointment.date,
    service_id: service.serviceId,
    therapist_id: appointment.therapistId,
    status,
    currency: service.currency,
    cents: service.totalCents,
  };
}

const addToTotalsSql = /* sql */ `
  on conflict (day, service_id, therapist_id, status, currency)
  do update set bookings = t.bookings + excluded.bookings, cents = t.cents + excluded.cents
  returning t.day::text as day, t.service_id, t.therapist_id, t.status, t.currency, t.bookings`;

/**
 * SQL that applies differences. `before` reads the earlier contributions: the CTEs of one statement do not see each
 * other's writes.
 */
const applyDifferencesSql = /* sql */ `
  with present as (
    select * from jsonb_to_recordset($1::jsonb)
      as r (booking_id uuid, day date, service_id uuid, therapist_id uuid, status text, currency text, cents bigint)
  ), before as (
    select c.day, c.service_id, c.therapist_id, c.status, c.currency, c.cents from revenue_contributions c join present using (booking_id)
  ), kept as (
    insert into revenue_contributions select * from present
    on conflict (booking_id) do update set day = excluded.day, service_id = excluded.service_id,
      therapist_id = excluded.therapist_id, status = excluded.status, currency = excluded.currency, cents = excluded.cents
  )
  insert into revenue_totals as t (day, service_id, therapist_id, status, currency, bookings, cents)
  select day, service_id, therapist_id, status, currency, sum(sign), sum(sign * cents)
  from (
    select day, service_id, therapist_id, status, currency, cents, 1 as sign from present
    union all select *, -1 from before
  ) shares
  group by day, service_id, therapist_id, status, currency ${addToTotalsSql}`;

const removeSql = /* sql */ `
  with gone as (
    delete from revenue_contributions where booking_id = any ($1::uuid[])
    returning day, service_id, therapist_id, status, currency, cents
  )
  insert into revenue_totals as t (day, service_id, therapist_id, status, currency, bookings, cents)
  select day, service_id, therapist_id, status, currency, -count(*), -sum(cents) from gone
  group by day, service_id, therapist_id, status, currency ${addToTotalsSql}`;

/**
 * SQL that deletes empty totals. Looks rows up by key: in a rebuild within one transaction, an index of the emptied
 * rows would be full of dead entries.
 */
const deleteEmptyTotalsSql = /* sql */ `
  delete from revenue_totals t
  using jsonb_to_recordset($1::jsonb) as empty (day date, service_id uuid, therapist_id uuid, status text, currency text)
  where t.day = empty.day and t.service_id = empty.service_id and t.therapist_id = empty.therapist_id
    and t.status = empty.status and t.currency = empty.currency`;
