import type { KnownTherapist } from '../../catalog/index.js';
import type { Loaded } from '../../platform/event-store/event-store.js';
import type { Booking } from '../domain/booking.evolve.js';
import { statusOf } from '../domain/booking-status.js';
import type { MailBooking } from './mail-types.js';

/** What a letter says about a booking; null when nobody is left to write to. */
export function bookingForMail({ id, version, state }: Loaded<Booking>, therapist: KnownTherapist | undefined): MailBooking | null {
  if (state.situation === 'none' || state.client === null) return null;
  const { appointment, service, client } = state;
  return {
    id,
    version,
    status: statusOf[state.situation],
    serviceName: service.serviceName,
    therapistName: therapist?.name ?? 'Unknown',
    isUnassigned: appointment.isUnassigned,
    date: appointment.date,
    time: appointment.time,
    durationMinutes: service.durationMinutes,
    firstName: client.firstName,
    lastName: client.lastName,
    clientEmail: client.email,
    clientPhone: client.phone,
    notes: client.notes,
    totalCents: service.totalCents,
    currency: service.currency,
    cancellationReason: state.situation === 'cancelled' ? state.reason : null,
    pendingReason: state.situation === 'requested' ? state.verdict : null,
  };
}
