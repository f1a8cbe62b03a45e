import type { Appointment, BookedService, BookingEvent, BookingRescheduled, Client, Verdict } from './booking.events.js';

/** What every booking has, whatever its situation. */
export interface Booked {
  appointment: Appointment;
  service: BookedService;
  /** Null once erased. */
  client: Client | null;
  userId: string | null;
  isEmailVerified: boolean;
}

export interface Requested extends Booked {
  situation: 'requested';
  /** Why the shop has to confirm it. */
  verdict: Verdict;
}

export interface Confirmed extends Booked {
  situation: 'confirmed';
}

export interface Completed extends Booked {
  situation: 'completed';
}

export interface Cancelled extends Booked {
  situation: 'cancelled';
  /** Null once erased. */
  reason: string | null;
}

export type Booking = { situation: 'none' } | Requested | Confirmed | Completed | Cancelled;

export const nothing: Booking = { situation: 'none' };

/** Total: what has happened has happened. An event that nobody handles does not compile. */
export function evolve(booking: Booking, event: BookingEvent): Booking {
  if (event.type === 'BookingRequested') return requested(event);
  if (booking.situation === 'none') return booking;
  switch (event.type) {
    case 'BookingConfirmed':
      return { ...booked(booking), situation: 'confirmed' };
    case 'EmailVerified':
      return { ...booking, isEmailVerified: true };
    case 'BookingRescheduled':
      return moved(booking, event.data);
    case 'BookingServiceChanged':
      return { ...booking, service: serviceOf(event.data) };
    case 'ClientDetailsChanged':
      return { ...booking, client: event.personal };
    case 'BookingReopened':
      return { ...booked(booking), situation: 'requested', verdict: event.data.verdict };
    case 'BookingCompleted':
      return { ...booked(booking), situation: 'completed' };
    case 'BookingCancelled':
      return { ...booked(booking), situation: 'cancelled', reason: event.personal?.reason ?? null };
    case 'LetterResent':
      return booking;
    case 'PersonalDataErased':
      return booking.situation === 'cancelled'
        ? { ...booking, client: null, reason: null }
        : { ...booking, client: null };
    default:
      return event satisfies never;
  }
}

function requested({ data, personal }: Extract<BookingEvent, { type: 'BookingRequested' }>): Requested {
  return {
    situation: 'requested',
    appointment: appointmentOf(data),
    service: serviceOf(data),
    client: personal,
    userId: data.userId,
    isEmailVerified: false,
    verdict: data.verdict,
  };
}

/** A verdict makes it a request. A request that is given to nobody in particular waits for that, whatever it waited for before. */
function moved(booking: Exclude<Booking, { situation: 'none' }>, data: BookingRescheduled['data']): Booking {
  const appointment = appointmentOf(data);
  if (data.verdict) return { ...booked(booking), appointment, situation: 'requested', verdict: data.verdict };
  if (booking.situation !== 'requested' || !appointment.isUnassigned) return { ...booking, appointment };
  return { ...booking, appointment, verdict: 'unassigned' };
}

function appointmentOf({ therapistId, isUnassigned, date, time }: Appointment): Appointment {
  return { therapistId, isUnassigned, date, time };
}

function serviceOf({ serviceId, serviceName, durationMinutes, totalCents, currency }: BookedService): BookedService {
  return { serviceId, serviceName, durationMinutes, totalCents, currency };
}

function booked({ appointment, service, client, userId, isEmailVerified }: Booked): Booked {
  return { appointment, service, client, userId, isEmailVerified };
}
