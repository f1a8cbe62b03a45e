import { toAmount } from '../../../kernel/money.js';
import { nameTreatment } from '../../domain/add-ons.js';
import type { Booking } from '../../domain/booking.state.js';
import { fullName } from '../../domain/client/client-name.js';

/**
 * Returns a booking's values as people see them, under their names in the API; empty for a booking that was not made.
 */
export function toDisplayFields(
  booking: Booking,
  therapists: ReadonlyMap<string, string>,
  rooms: ReadonlyMap<string, string>,
): Record<string, string | number | null> {
  if (booking.status === 'none') return {};
  const { appointment, service, client, roomId, agreed } = booking;
  return {
    status: booking.status,
    day_state: (booking.status === 'confirmed' && booking.dayState) || null,
    service_name: nameTreatment(service),
    booking_duration: service.durationMinutes,
    total_price: toAmount(service.totalCents),
    list_price: agreed ? toAmount(agreed.listCents) : null,
    price_reason: agreed?.because ?? null,
    therapist_name: therapists.get(appointment.therapistId) ?? 'Unknown',
    booking_date: appointment.date,
    booking_time: appointment.time,
    room_name: roomId && (rooms.get(roomId) ?? 'Unknown'),
    client_name: client ? fullName(client) : null,
    client_phone: client?.phone ?? null,
    client_email: client?.email ?? null,
    notes: client?.notes ?? null,
    cancellation_reason: booking.status === 'cancelled' ? booking.reason : null,
  };
}
