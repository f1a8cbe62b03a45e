import type { EntityManager } from '@mikro-orm/postgresql';
import { type BookingAfterEvent, BookingStates } from '../../booking/index.js';
import { sql } from '../../platform/database/sql.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import { type CountedBooking, countBooking } from './counted-booking.js';

/** The contribution of a booking, from one sequence number until before another; null: until now. */
type CountedRow = CountedBooking & { from_seq: number; until_seq: number | null };

/** Stores the contribution of every booking to reports, as of every sequence number. */
@RegisterProjection({ name: 'performance', tables: ['performance_bookings'] })
export class PerformanceProjection implements Projection {
  constructor(private readonly history: BookingStates) {}

  applyStreams = (events: readonly RecordedEvent[], em: EntityManager) => this.apply(events, em);

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    await this.countStates(await this.history.afterEach(em, events), em);
    const removed = this.history.removedBy(events);
    if (removed.length > 0) await sql(em, endSql, [JSON.stringify(removed)]);
  }

  private async countStates(states: readonly BookingAfterEvent[], em: EntityManager): Promise<void> {
    if (states.length === 0) return;
    const ids = [...new Set(states.map(({ booking }) => booking.id))];
    const stored = await sql<CountedRow & { from_seq: string }>(em, selectCurrentSql, [ids]);
    const current = new Map<string, CountedRow>(
      stored.map((row) => [row.booking_id, { ...row, from_seq: Number(row.from_seq), cents: Number(row.cents) }]),
    );
    const changed = new Set<CountedRow>();
    for (const state of states) {
      const before = current.get(state.booking.id);
      const counted = before && withoutSeqs(before);
      const after = countBooking(counted, state);
      if (after === counted) continue;
      if (before) changed.add(Object.assign(before, { until_seq: state.seq }));
      const row = { ...after, from_seq: state.seq, until_seq: null };
      current.set(state.booking.id, row);
      changed.add(row);
    }
    if (changed.size > 0) await sql(em, upsertSql, [JSON.stringify([...changed])]);
  }
}

function withoutSeqs({ from_seq: _, until_seq: __, ...counted }: CountedRow): CountedBooking {
  return counted;
}

const isoSql = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

const selectCurrentSql = /* sql */ `
  select booking_id, from_seq, until_seq, day::text as day, to_char(start_time, 'HH24:MI') as start_time, therapist_id, service_id,
    status, minutes, currency, cents, ${['requested_at', 'completed_at', 'cancelled_at'].map(isoSql).join(', ')}
  from performance_bookings where booking_id = any ($1::uuid[]) and until_seq is null`;

const endSql = /* sql */ `
  update performance_bookings p set until_seq = r.seq from jsonb_to_recordset($1::jsonb) as r (id uuid, seq bigint)
  where p.booking_id = r.id and p.until_seq is null`;

const upsertSql = /* sql */ `
  insert into performance_bookings (booking_id, from_seq, until_seq, day, start_time, therapist_id, service_id, status, minutes,
    currency, cents, requested_at, completed_at, cancelled_at)
  select * from jsonb_to_recordset($1::jsonb) as r (booking_id uuid, from_seq bigint, until_seq bigint, day date, start_time time,
    therapist_id uuid, service_id uuid, status text, minutes int, currency text, cents bigint,
    requested_at timestamptz, completed_at timestamptz, cancelled_at timestamptz)
  on conflict (booking_id, from_seq) do update set until_seq = excluded.until_seq`;
