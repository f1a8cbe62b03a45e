import { amountOf } from '../../platform/money.js';
import type { Booking } from '../domain/booking.evolve.js';
import { statusOf } from '../domain/booking-status.js';
import { nameOf } from '../domain/client-words.js';

/** A booking's values as people see them, under their names in the API. Nothing of a booking that was not made. */
export function shownOf(booking: Booking, therapists: ReadonlyMap<string, string>): Record<string, string | number | null> {
  if (booking.situation === 'none') return {};
  const { appointment, service, client } = booking;
  return {
    status: statusOf[booking.situation],
    service_name: service.serviceName,
    booking_duration: service.durationMinutes,
    total_price: amountOf(service.totalCents),
    therapist_name: therapists.get(appointment.therapistId) ?? 'Unknown',
    booking_date: appointment.date,
    booking_time: appointment.time,
    client_name: client ? nameOf(client) : null,
    client_phone: client?.phone ?? null,
    client_email: client?.email ?? null,
    notes: client?.notes ?? null,
    cancellation_reason: booking.situation === 'cancelled' ? booking.reason : null,
  };
}
