import type { TherapistRef } from '../../catalog/index.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { nameTreatment } from '../domain/add-ons.js';
import type { Booking } from '../domain/booking.state.js';
import type { MailBooking } from './mail-types.js';

/** Converts a booking to what mails show of it; null when its client was erased. */
export function toMailBooking(
  { id, version, state }: LoadedAggregate<Booking>,
  therapist: TherapistRef | undefined,
): MailBooking | null {
  if (state.status === 'none' || state.client === null) return null;
  const { appointment, service, client } = state;
  return {
    id,
    version,
    status: state.status,
    serviceName: nameTreatment(service),
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
    isAttendanceConfirmed: state.isAttendanceConfirmed,
    totalCents: service.totalCents,
    currency: service.currency,
    cancellationReason: state.status === 'cancelled' ? state.reason : null,
    pendingReason: state.status === 'pending' ? state.verdict : null,
    heldUntil: null,
    movedFrom: null,
  };
}
