import type { EntityManager } from '@mikro-orm/postgresql';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { earlierClientSql } from '../../clients/index.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { formatDecimal } from '../../kernel/money.js';
import { nameTreatment } from '../domain/add-ons.js';
import type { Booking, ExistingBooking, PendingBooking } from '../domain/booking.state.js';
import { fullName } from '../domain/client/client-name.js';
import { withCancellationReason } from '../domain/client/notes.js';

/** Converts a booking to its row of the table `bookings`. */
export function toBookingListRow(
  { id, version, createdAt, updatedAt }: Omit<LoadedAggregate<Booking>, 'state'>,
  state: ExistingBooking,
) {
  const { appointment, service, client, clientId, userId, isEmailVerified, isAttendanceConfirmed, roomId } = state;
  const { visit, recurrence, agreed, policy } = state;
  const reason = state.status === 'cancelled' ? state.reason : null;
  return {
    id,
    version,
    service_id: service.serviceId,
    service_name: nameTreatment(service),
    therapist_id: appointment.therapistId,
    booking_date: appointment.date,
    booking_time: appointment.time,
    booking_duration: service.durationMinutes,
    client_id: clientId ?? null,
    client_name: fullName(client),
    first_name: client?.firstName ?? '',
    last_name: client?.lastName ?? '',
    client_email: client?.email ?? null,
    client_phone: client?.phone ?? '',
    email_verified: isEmailVerified,
    notes: withCancellationReason(client?.notes ?? null, reason),
    cancellation_reason: reason,
    total_price: formatDecimal(service.totalCents),
    currency: service.currency,
    status: state.status,
    day_state: state.status === 'confirmed' ? (state.dayState ?? null) : null,
    pending_reason: state.status === 'pending' ? toPendingReason(state) : null,
    held_until: state.status === 'pending' ? (state.heldUntil ?? null) : null,
    user_id: userId,
    created_at: createdAt,
    updated_at: updatedAt,
    attendance_confirmed: isAttendanceConfirmed,
    room_id: roomId,
    visit_id: visit?.visitId ?? null,
    visit_guest: visit?.guest ?? null,
    visit_part: visit?.part ?? null,
    visit_parts: visit?.parts ?? null,
    recurrence_id: recurrence?.recurrenceId ?? null,
    recurrence_weeks: recurrence?.weeks ?? null,
    recurrence_position: recurrence?.position ?? null,
    list_price: agreed ? formatDecimal(agreed.listCents) : null,
    price_kind: agreed?.kind ?? null,
    price_value: agreed?.value ?? null,
    price_reason: agreed?.because ?? null,
    policy: policy ?? null,
    add_ons: service.addOns ?? null,
  };
}

/** Returns why it is pending. A hold has no verdict: the shop has nothing to decide yet. */
const toPendingReason = ({ heldUntil, heldFor, hasDepositLapsed, verdict }: PendingBooking) =>
  heldUntil ? (heldFor ? 'unpaid' : 'unverified') : hasDepositLapsed ? 'deposit_lapsed' : verdict;

type BookingListRow = ReturnType<typeof toBookingListRow>;

/** Inserts the row of a new booking, in the transaction that appends its first events. */
export function insertBookingRow(tx: Transaction, booking: LoadedAggregate<Booking>): void {
  if (booking.state.status !== 'none') void tx.query(insertSql, toRowValues(toBookingListRow(booking, booking.state)));
}

/** Updates the row of a booking, in the transaction that appends its events. */
export function upsertBookingRow(tx: Transaction, booking: LoadedAggregate<Booking>): void {
  if (booking.state.status !== 'none') void tx.query(upsertSql, toRowValues(toBookingListRow(booking, booking.state)));
}

/** Writes the rows of several bookings, none of which comes twice. */
export async function rebuildBookingRows(
  em: EntityManager,
  bookings: readonly LoadedAggregate<Booking>[],
): Promise<void> {
  const rows = bookings.flatMap((booking) =>
    booking.state.status === 'none' ? [] : [toBookingListRow(booking, booking.state)],
  );
  if (rows.length > 0) await sql(em, upsertAllSql, [JSON.stringify(rows)]);
  const removed = bookings.flatMap(({ id, state }) => (state.status === 'none' ? [id] : []));
  if (removed.length > 0) await deleteBookingRows(em, removed);
}

/** Deletes the rows of bookings whose import was undone. */
export async function deleteBookingRows(db: Executor, ids: readonly string[]): Promise<void> {
  await sql(db, 'delete from bookings where id = any ($1::uuid[])', [ids]);
}

/** Returns the row's values in the order of `bookingListColumns`; lists are written as JSON. */
export function toRowValues(row: BookingListRow) {
  return columns.map((column) => (Array.isArray(row[column]) ? JSON.stringify(row[column]) : row[column]));
}

const columns: readonly (keyof BookingListRow)[] = [
  'id',
  'version',
  'service_id',
  'service_name',
  'therapist_id',
  'booking_date',
  'booking_time',
  'booking_duration',
  'client_id',
  'client_name',
  'first_name',
  'last_name',
  'client_email',
  'client_phone',
  'email_verified',
  'notes',
  'cancellation_reason',
  'total_price',
  'currency',
  'status',
  'day_state',
  'pending_reason',
  'held_until',
  'user_id',
  'created_at',
  'updated_at',
  'attendance_confirmed',
  'room_id',
  'visit_id',
  'visit_guest',
  'visit_part',
  'visit_parts',
  'recurrence_id',
  'recurrence_weeks',
  'recurrence_position',
  'list_price',
  'price_kind',
  'price_value',
  'price_reason',
  'policy',
  'add_ons',
];

export const bookingListColumns = columns.join(', ');

const insertSql = /* sql */ `
  insert into bookings (${bookingListColumns}) values (${columns.map((_, nth) => `$${nth + 1}`).join(', ')})`;

const onConflictSql = /* sql */ `
  on conflict (id) do update set ${columns
    .filter((column) => column !== 'id' && column !== 'created_at')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`;

const upsertSql = `${insertSql} ${onConflictSql}`;

const upsertAllSql = /* sql */ `
  insert into bookings (${bookingListColumns})
  select ${columns.map((column) => (column === 'client_id' ? earlierClientSql('r') : column)).join(', ')}
  from jsonb_populate_recordset(null::bookings, $1::jsonb) r ${onConflictSql}`;
