import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import type { Store } from '../../platform/database/stored-together.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Loaded } from '../../platform/event-store/event-store.js';
import { decimalOf } from '../../platform/money.js';
import type { Booking } from '../domain/booking.evolve.js';
import { nameOf, notesShown } from '../domain/client-words.js';
import { statusOf } from '../domain/booking-status.js';

/** The row of `bookings` that shows a booking as its events made it. */
export function bookingRow(
  { id, version, createdAt, updatedAt }: Omit<Loaded<Booking>, 'state'>,
  state: Exclude<Booking, { situation: 'none' }>,
) {
  const { appointment, service, client, userId, isEmailVerified } = state;
  const reason = state.situation === 'cancelled' ? state.reason : null;
  return {
    id,
    version,
    service_id: service.serviceId,
    service_name: service.serviceName,
    therapist_id: appointment.therapistId,
    booking_date: appointment.date,
    booking_time: appointment.time,
    booking_duration: service.durationMinutes,
    client_name: nameOf(client),
    first_name: client?.firstName ?? '',
    last_name: client?.lastName ?? '',
    client_email: client?.email ?? null,
    client_phone: client?.phone ?? '',
    email_verified: isEmailVerified,
    notes: notesShown(client?.notes ?? null, reason),
    cancellation_reason: reason,
    total_price: decimalOf(service.totalCents),
    currency: service.currency,
    status: statusOf[state.situation],
    pending_reason: state.situation === 'requested' ? state.verdict : null,
    user_id: userId,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

export type BookingListRow = ReturnType<typeof bookingRow>;

/** Begins that row, in the transaction that appends the first events. */
export function storeNewBooking(tx: Transaction, booking: Loaded<Booking>): void {
  if (booking.state.situation !== 'none') tx.store(storeNew, valuesOf(bookingRow(booking, booking.state)));
}

/** Keeps that row, in the transaction that appends the events. */
export function storeBooking(tx: Transaction, booking: Loaded<Booking>): void {
  if (booking.state.situation !== 'none') tx.store(store, valuesOf(bookingRow(booking, booking.state)));
}

/** Makes that row anew. */
export async function projectBooking(em: EntityManager, booking: Loaded<Booking>): Promise<void> {
  if (booking.state.situation !== 'none') await sql(em, upsert, valuesOf(bookingRow(booking, booking.state)));
}

/** The row's values in the order of `bookingListColumns`. */
export function valuesOf(row: BookingListRow) {
  return columns.map((column) => row[column]);
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
  'pending_reason',
  'user_id',
  'created_at',
  'updated_at',
];

export const bookingListColumns = columns.join(', ');

const insert = /* sql */ `
  insert into bookings (${bookingListColumns}) values (${columns.map((_, nth) => `$${nth + 1}`).join(', ')})`;

const upsert = /* sql */ `${insert}
  on conflict (id) do update set ${columns
    .filter((column) => column !== 'id' && column !== 'created_at')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`;

const storeNew: Store = { list_row: insert };
const store: Store = { list_row: upsert };
