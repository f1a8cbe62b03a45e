import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import type { Loaded } from '../../platform/event-store/event-store.js';
import { decimalOf } from '../../platform/money.js';
import type { Booking } from '../domain/booking.evolve.js';
import { nameOf, notesShown } from '../domain/client-words.js';
import { statusOf } from '../domain/booking-status.js';

/** Keeps the row of `bookings` that shows a booking as its events made it, in the transaction that appends them. */
export async function projectBooking(em: EntityManager, booking: Loaded<Booking>) {
  if (booking.state.situation !== 'none') await sql(em, upsert, bookingRow(booking, booking.state));
}

/** The values of `bookingListColumns`, in their order. */
export function bookingRow(
  { id, version, createdAt, updatedAt }: Omit<Loaded<Booking>, 'state'>,
  state: Exclude<Booking, { situation: 'none' }>,
) {
  const { appointment, service, client, userId, isEmailVerified } = state;
  const reason = state.situation === 'cancelled' ? state.reason : null;
  return [
    id,
    version,
    service.serviceId,
    service.serviceName,
    appointment.therapistId,
    appointment.date,
    appointment.time,
    service.durationMinutes,
    nameOf(client),
    client?.firstName ?? '',
    client?.lastName ?? '',
    client?.email ?? null,
    client?.phone ?? '',
    isEmailVerified,
    notesShown(client?.notes ?? null, reason),
    reason,
    decimalOf(service.totalCents),
    service.currency,
    statusOf[state.situation],
    state.situation === 'requested' ? state.verdict : null,
    userId,
    createdAt,
    updatedAt,
  ];
}

export const bookingListColumns = `id, version, service_id, service_name, therapist_id, booking_date, booking_time, booking_duration,
  client_name, first_name, last_name, client_email, client_phone, email_verified, notes, cancellation_reason, total_price,
  currency, status, pending_reason, user_id, created_at, updated_at`;

const changing = bookingListColumns
  .split(',')
  .map((column) => column.trim())
  .filter((column) => column !== 'id' && column !== 'created_at');

const upsert = /* sql */ `
  insert into bookings (${bookingListColumns})
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
  on conflict (id) do update set ${changing.map((column) => `${column} = excluded.${column}`).join(', ')}`;
