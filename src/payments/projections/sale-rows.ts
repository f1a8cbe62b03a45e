import { type Executor, sql } from '../../platform/database/sql.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { getPaid, type Sale, sumLines } from '../domain/sale.evolve.js';

/** Writes the rows of a sale, with those of its bookings and payments. */
export async function upsertSaleRows(
  db: Executor,
  { id, version, state, createdAt, updatedAt }: LoadedAggregate<Sale>,
): Promise<void> {
  if (state.status === 'none') return;
  const { status, locationId, day, currency, lines, payments, papers } = state;
  const receipt = papers.find(({ paper }) => paper === 'receipt');
  const row = [id, version, status, locationId, day, currency, sumLines(state), getPaid(state)];
  const bookings = lines.flatMap((line) => (line.kind === 'treatment' ? [line.bookingId] : []));
  await Promise.all([
    sql(db, upsertSaleSql, [...row, receipt?.number ?? null, createdAt, updatedAt]),
    sql(db, upsertBookingsSql, [id, bookings, status === 'voided']),
    sql(db, upsertPaymentsSql, [
      id,
      payments.map(({ paymentId }) => paymentId),
      payments.map(({ method }) => method),
      payments.map(({ cents }) => cents),
      payments.map(({ refundedCents }) => refundedCents),
      payments.map((payment) => payment.day),
    ]),
  ]);
}

const upsertSaleSql = /* sql */ `
  insert into sales (id, version, status, location_id, day, currency, total_cents, paid_cents, receipt_number, opened_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (id) do update set version = excluded.version, status = excluded.status, total_cents = excluded.total_cents,
    paid_cents = excluded.paid_cents, receipt_number = excluded.receipt_number, updated_at = excluded.updated_at`;

const upsertBookingsSql = /* sql */ `
  insert into sale_bookings (sale_id, booking_id, is_voided) select $1, booking_id, $3 from unnest($2::uuid[]) as booking_id
  on conflict (sale_id, booking_id) do update set is_voided = excluded.is_voided`;

const upsertPaymentsSql = /* sql */ `
  insert into payments (sale_id, id, method, cents, refunded_cents, day)
  select $1, p.* from unnest($2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::date[]) as p
  on conflict (sale_id, id) do update set method = excluded.method, refunded_cents = excluded.refunded_cents`;
