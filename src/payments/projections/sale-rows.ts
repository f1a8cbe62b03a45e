import type { CopyValue } from '../../platform/database/bulk/copy-rows.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { toPayLines } from '../domain/pay-lines.js';
import { type ExistingSale, getPaid, type Sale, sumLines } from '../domain/sale.evolve.js';

export const saleColumns =
  'id, version, status, location_id, day, currency, total_cents, paid_cents, receipt_number, opened_at, updated_at';
export const saleBookingColumns = 'sale_id, booking_id, is_voided';
export const paymentColumns = 'sale_id, id, method, cents, refunded_cents, day';

export const payLineColumns =
  'sale_id, nth, kind, day, sold_on, currency, therapist_id, booking_id, service_id, service_name, base_cents, prior_cents, tip_cents';

/** Writes the rows of a sale, with those of its bookings and payments, and of the pay of its therapists. */
export async function upsertSaleRows(db: Executor, loaded: LoadedAggregate<Sale>): Promise<void> {
  const { id, state } = loaded;
  if (state.status === 'none') return;
  const { lines, payments, status } = state;
  const bookings = lines.flatMap((line) => (line.kind === 'treatment' ? [line.bookingId] : []));
  await Promise.all([
    sql(db, upsertSaleSql, toSaleRow(loaded, state)),
    sql(db, upsertBookingsSql, [id, bookings, status === 'voided']),
    sql(db, upsertPaymentsSql, [
      id,
      payments.map(({ paymentId }) => paymentId),
      payments.map(({ method }) => method),
      payments.map(({ cents }) => cents),
      payments.map(({ refundedCents }) => refundedCents),
      payments.map((payment) => payment.day),
    ]),
    sql(db, deletePayLinesSql, [id]),
    sql(db, insertPayLinesSql, [JSON.stringify(toPayLineRows(id, state))]),
  ]);
}

/** Returns the values of `saleColumns`, in their order. */
export function toSaleRow(
  { id, version, createdAt, updatedAt }: LoadedAggregate<unknown>,
  state: ExistingSale,
): CopyValue[] {
  const { status, locationId, day, currency, papers } = state;
  const receipt = papers.find(({ paper }) => paper === 'receipt');
  return [
    ...[id, version, status, locationId, day, currency, sumLines(state), getPaid(state)],
    ...[receipt?.number ?? null, createdAt, updatedAt],
  ];
}

/** Returns the values of `saleBookingColumns` for each booking. */
export const toSaleBookingRows = (id: string, { lines, status }: ExistingSale): CopyValue[][] =>
  lines.flatMap((line) => (line.kind === 'treatment' ? [[id, line.bookingId, status === 'voided']] : []));

/** Returns the values of `paymentColumns` for each payment. */
export const toPaymentRows = (id: string, { payments }: ExistingSale): CopyValue[][] =>
  payments.map(({ paymentId, method, cents, refundedCents, day }) => [
    ...[id, paymentId, method, cents, refundedCents, day],
  ]);

/** Returns the values of `payLineColumns` for each line of its therapists' pay. */
export const toPayLineRows = (id: string, sale: ExistingSale): CopyValue[][] =>
  toPayLines(sale).map(({ kind, day, therapistId, treatment, baseCents, priorCents, tipCents }, nth) => [
    ...[id, nth, kind, day, sale.day, sale.currency, therapistId],
    ...[treatment.bookingId, treatment.serviceId ?? null, treatment.serviceName, baseCents, priorCents, tipCents],
  ]);

const upsertSaleSql = /* sql */ `
  insert into sales (${saleColumns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (id) do update set version = excluded.version, status = excluded.status, total_cents = excluded.total_cents,
    paid_cents = excluded.paid_cents, receipt_number = excluded.receipt_number, updated_at = excluded.updated_at`;

const upsertBookingsSql = /* sql */ `
  insert into sale_bookings (${saleBookingColumns}) select $1, booking_id, $3 from unnest($2::uuid[]) as booking_id
  on conflict (sale_id, booking_id) do update set is_voided = excluded.is_voided`;

const upsertPaymentsSql = /* sql */ `
  insert into payments (${paymentColumns})
  select $1, p.* from unnest($2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::date[]) as p
  on conflict (sale_id, id) do update set method = excluded.method, refunded_cents = excluded.refunded_cents`;

const deletePayLinesSql = /* sql */ `delete from pay_lines where sale_id = $1`;

const insertPayLinesSql = /* sql */ `
  insert into pay_lines (${payLineColumns})
  select (l ->> 0)::uuid, (l ->> 1)::int, l ->> 2, (l ->> 3)::date, (l ->> 4)::date, l ->> 5, (l ->> 6)::uuid, (l ->> 7)::uuid,
    (l ->> 8)::uuid, l ->> 9, (l ->> 10)::bigint, (l ->> 11)::bigint, (l ->> 12)::bigint
  from jsonb_array_elements($1::jsonb) as l`;
