import { throwNewerEventError } from '../../kernel/aggregate.js';
import type { DayState } from './booking-status.js';
import type { Appointment, BookedService, Client } from './booking-details.js';
import type { BookingEvent } from './booking.events.js';
import type { BookingConfirmed, EmailVerified } from './events/confirmation.events.js';
import type { DepositAsked } from './events/deposit.events.js';
import type { BookingRescheduled } from './events/appointment.events.js';
import type { BookingPriceChanged } from './events/service.events.js';
import {
  type Booking,
  type BookingDetails,
  type ConfirmedBooking,
  type ExistingBooking,
  initialBooking,
  type PendingBooking,
} from './booking.state.js';

/**
 * Applies an event. It never refuses one, because it has already happened. The compiler reports an event type without a
 * case.
 */
export function evolve(booking: Booking, event: BookingEvent): Booking {
  if (event.type === 'BookingRequested') return toPendingBooking(event);
  if (event.type === 'BookingImported') return toImportedBooking(event);
  if (booking.status === 'none') return booking;
  switch (event.type) {
    case 'BookingImportUndone':
      return initialBooking;
    case 'BookingConfirmed':
      return toConfirmedBooking(booking, event);
    case 'EmailVerified':
      return applyVerification(booking, event.data);
    case 'DepositAsked':
      return toAwaitingDeposit(booking, event.data);
    case 'DepositLapsed':
      return {
        ...toBookingDetails(booking),
        roomId: null,
        status: 'pending',
        verdict: toUndecided(booking),
        hasDepositLapsed: true,
      };
    case 'BookingRescheduled':
      return applyReschedule(booking, event.data);
    case 'BookingRoomChanged':
      return { ...booking, roomId: event.data.roomId };
    case 'BookingServiceChanged':
      return { ...booking, service: toBookedService(event.data), agreed: undefined };
    case 'BookingPriceChanged':
      return applyPrice(booking, event);
    case 'BookingLengthChanged':
      return { ...booking, service: { ...booking.service, durationMinutes: event.data.durationMinutes } };
    case 'ClientDetailsChanged':
      return { ...booking, client: event.personal, clientId: event.data.clientId ?? booking.clientId };
    case 'BookingReopened':
      return {
        ...toBookingDetails(booking),
        isAttendanceConfirmed: false,
        roomId: null,
        status: 'pending',
        verdict: event.data.verdict,
      };
    case 'DayStateChanged':
      return booking.status === 'confirmed' ? toDayState(booking, event.data.to) : booking;
    case 'NoShowRecorded':
      return { ...toBookingDetails(booking), status: 'no_show' };
    case 'BookingCompleted':
      return { ...toBookingDetails(booking), status: 'completed' };
    case 'BookingCancelled':
      return {
        ...toBookingDetails(booking),
        roomId: null,
        status: 'cancelled',
        reason: event.personal?.reason ?? null,
        ...(event.data.because && { hasLapsed: true }),
      };
    case 'BookingChangeUndone':
      return toUndone(booking, event);
    case 'BookingRepeated':
      return { ...booking, recurrence: event.data };
    case 'BookingAttendanceConfirmed':
      return { ...booking, isAttendanceConfirmed: true };
    case 'LetterResent':
    case 'BookingLinksRequested':
      return booking;
    case 'PersonalDataErased':
      return applyErasure(booking);
    default:
      return throwNewerEventError(event);
  }
}

function applyPrice(booking: ExistingBooking, { data, personal }: BookingPriceChanged): Booking {
  const { totalCents, agreed } = data;
  const because = personal?.reason ?? null;
  return {
    ...booking,
    service: { ...booking.service, totalCents },
    agreed: agreed ? { ...agreed, because } : undefined,
  };
}

function applyErasure({ agreed, ...before }: ExistingBooking): Booking {
  const booking = { ...before, client: null, ...(agreed && { agreed: { ...agreed, because: null } }) };
  return booking.status === 'cancelled' ? { ...booking, reason: null } : booking;
}

/** Whoever has paid for a booking with an address has proved it. */
function toConfirmedBooking(before: ExistingBooking, { data }: BookingConfirmed): ConfirmedBooking {
  const { roomId = null, how, isWithoutDeposit } = data;
  const isEmailVerified = before.isEmailVerified || (how === 'paid' && !!before.client?.email);
  const details = toBookingDetails(before);
  if (!isWithoutDeposit || !before.policy) return { ...details, isEmailVerified, roomId, status: 'confirmed' };
  const { deposit: _, ...policy } = before.policy;
  return { ...details, policy, isEmailVerified, roomId, status: 'confirmed' };
}

function applyVerification(before: ExistingBooking, data: EmailVerified['data']): Booking {
  if (before.status !== 'pending' || before.heldFor) return { ...before, isEmailVerified: true };
  const { verdict = before.verdict } = data;
  return { ...toBookingDetails(before), status: 'pending', verdict, isEmailVerified: true };
}

function toAwaitingDeposit(before: ExistingBooking, data: DepositAsked['data']): Booking {
  const { heldUntil, policy, roomId = null } = data;
  return {
    ...toBookingDetails(before),
    ...(policy && { policy }),
    roomId,
    status: 'pending',
    verdict: toUndecided(before),
    heldUntil,
    heldFor: 'payment',
    isDepositAsked: true,
  };
}

/** Returns the verdict about a request whose slot was found free, or needs none. */
const toUndecided = ({ appointment }: ExistingBooking) => (appointment.isUnassigned ? 'unassigned' : 'available');

function toDayState(booking: ConfirmedBooking, to: DayState): ConfirmedBooking {
  const confirmed: ConfirmedBooking = { ...toBookingDetails(booking), status: 'confirmed' };
  return to === 'expected' ? confirmed : { ...confirmed, dayState: to };
}

function toPendingBooking({ data, personal }: Extract<BookingEvent, { type: 'BookingRequested' }>): PendingBooking {
  return {
    status: 'pending',
    appointment: toAppointment(data),
    service: toBookedService(data),
    client: personal,
    clientId: data.clientId,
    userId: data.userId,
    isEmailVerified: false,
    isAttendanceConfirmed: false,
    roomId: data.roomId ?? null,
    verdict: data.verdict,
    ...(data.heldUntil && { heldUntil: data.heldUntil }),
    ...(data.heldFor && { heldFor: data.heldFor }),
    ...(data.visit && { visit: data.visit }),
    ...(data.recurrence && { recurrence: data.recurrence }),
    ...(data.policy && { policy: data.policy }),
  };
}

function toImportedBooking({ data, personal }: Extract<BookingEvent, { type: 'BookingImported' }>): Booking {
  const details: BookingDetails = {
    appointment: toAppointment(data),
    service: toBookedService(data),
    client: personal,
    clientId: data.clientId,
    userId: null,
    isEmailVerified: false,
    isAttendanceConfirmed: false,
    roomId: data.roomId ?? null,
    ...(data.policy && { policy: data.policy }),
  };
  const { status, verdict } = data;
  if (status === 'pending') return { ...details, status, verdict: verdict ?? 'unassigned' };
  return status === 'cancelled' ? { ...details, status, reason: null } : { ...details, status };
}

/**
 * Restores what an undo says that the booking is again. Only the verification of the address survives: the client did
 * that, not the shop.
 */
function toUndone(
  before: BookingDetails,
  { data, personal }: Extract<BookingEvent, { type: 'BookingChangeUndone' }>,
): Booking {
  const { status, verdict, dayState, isAttendanceConfirmed, heldUntil, hasLapsed, agreed } = data;
  const details: BookingDetails = {
    ...toBookingDetails(before),
    appointment: toAppointment(data),
    service: toBookedService(data),
    client: personal && toClient(personal),
    clientId: data.clientId === undefined ? before.clientId : (data.clientId ?? undefined),
    isAttendanceConfirmed,
    roomId: data.roomId ?? null,
    agreed: agreed && { ...agreed, because: personal?.priceReason ?? null },
  };
  if (status === 'pending')
    return { ...details, status, verdict: verdict ?? 'unassigned', ...(heldUntil && { heldUntil }) };
  if (status === 'cancelled')
    return { ...details, status, reason: personal?.reason ?? null, ...(hasLapsed && { hasLapsed }) };
  return status === 'confirmed' && dayState ? { ...details, status, dayState } : { ...details, status };
}

/**
 * Applies a new appointment. With a verdict the booking becomes a request. A new time clears the attendance, so that
 * the client is asked again. A request that goes to Any Available waits for a therapist, whatever it waited for before.
 */
function applyReschedule(before: ExistingBooking, data: BookingRescheduled['data']): Booking {
  const appointment = toAppointment(data);
  const isSameTime = before.appointment.date === appointment.date && before.appointment.time === appointment.time;
  const isAttendanceConfirmed = before.isAttendanceConfirmed && isSameTime;
  const booking = { ...before, isAttendanceConfirmed, roomId: data.roomId ?? null };
  if (data.verdict) return { ...toBookingDetails(booking), appointment, status: 'pending', verdict: data.verdict };
  // A client who had arrived is expected again on the new day.
  if (booking.status === 'confirmed' && appointment.date !== booking.appointment.date)
    return { ...toBookingDetails(booking), appointment, status: 'confirmed' };
  if (booking.status !== 'pending' || !appointment.isUnassigned) return { ...booking, appointment };
  return { ...toBookingDetails(booking), appointment, status: 'pending', verdict: 'unassigned' };
}

function toAppointment({ therapistId, isUnassigned, date, time }: Appointment): Appointment {
  return { therapistId, isUnassigned, date, time };
}

function toClient({ firstName, lastName, phone, email, notes }: Client): Client {
  return { firstName, lastName, phone, email, notes };
}

function toBookedService({
  serviceId,
  serviceName,
  durationMinutes,
  totalCents,
  currency,
  addOns,
}: BookedService): BookedService {
  return { serviceId, serviceName, durationMinutes, totalCents, currency, ...(addOns && { addOns }) };
}

function toBookingDetails(booking: BookingDetails): BookingDetails {
  const { appointment, service, client, clientId, userId, isEmailVerified, isAttendanceConfirmed, roomId } = booking;
  const { visit, recurrence, agreed, policy } = booking;
  const details = { appointment, service, client, clientId, userId, isEmailVerified, isAttendanceConfirmed, roomId };
  return {
    ...details,
    ...(visit && { visit }),
    ...(recurrence && { recurrence }),
    ...(agreed && { agreed }),
    ...(policy && { policy }),
  };
}
