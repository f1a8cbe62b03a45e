import { InvalidInputError, BusinessRuleError } from '../../kernel/errors.js';
import type { Verdict } from '../../kernel/outcomes/verdict.js';
import type { BookingDecision } from './booking.aggregate.js';
import type { Appointment, Assignment, BookedService, Client, VisitPlace } from './booking-details.js';
import type { Recurrence } from './recurrence/recurrence.js';
import { isOpenStatus, type OpenStatus } from './booking-status.js';
import type { BookingEvent } from './booking.events.js';
import { askDeposit } from './booking.hold.js';
import {
  assertNew,
  assertNotAwaitingPayment,
  bookingClosedError,
  canBeConfirmed,
  cannotCancelError,
  holdLapsedError,
  isAwaitingPayment,
  isSamePlace,
  notPendingError,
  notVerifiedYetError,
  requireBooking,
  slotUnavailableError,
} from './booking.rules.js';
import type { AskedDeposit } from './events/deposit.events.js';
import { fullName } from './client/client-name.js';

interface ClientRescheduleInput {
  to: Appointment;
  verdict: Verdict;
  /** Whether the client would rather wait for the shop at the new time than keep a confirmed slot. */
  acceptsPending: boolean;
  /** The deposit that confirms a request there; absent where none is due. */
  deposit?: AskedDeposit | undefined;
}

interface ConfirmInput {
  verdict: Verdict;
  deposit?: AskedDeposit | undefined;
  waiver?: string | undefined;
}

/** Requests a booking. A free therapist is booked at once; anything else waits for the shop, with the reason kept. */
export function request(input: {
  appointment: Appointment;
  service: BookedService;
  client: Client;
  clientId: string;
  verdict: Verdict;
  userId: string | null;
  /** Candidates among whom the therapist was chosen, where the client left that to the shop. */
  assignment?: Assignment | undefined;
  visit?: VisitPlace | undefined;
  /** Its place in a series; undefined where it does not repeat. */
  recurrence?: Recurrence | undefined;
  /** End of the hold, until which the client has to prove the address; undefined where nobody has to. */
  heldUntil?: Date | undefined;
  /** Whether the deposit is to be paid until then, instead. */
  heldFor?: 'payment' | undefined;
}): BookingDecision {
  return (booking) => {
    assertNew(booking);
    const { appointment, service, client, clientId, verdict, userId, assignment, visit, recurrence } = input;
    const heldUntil = verdict === 'available' ? input.heldUntil?.toISOString() : undefined;
    const requested: BookingEvent = {
      type: 'BookingRequested',
      data: {
        ...appointment,
        ...service,
        clientId,
        verdict,
        userId,
        ...(assignment && { assignment }),
        ...(heldUntil && { heldUntil }),
        ...(heldUntil && input.heldFor && { heldFor: input.heldFor }),
        ...(visit && { visit }),
        ...(recurrence && { recurrence }),
      },
      personal: client,
    };
    return verdict === 'available' && !heldUntil
      ? [requested, { type: 'BookingConfirmed', data: { how: 'at-once' } }]
      : [requested];
  };
}

/**
 * Confirms a request by the shop, or asks for the deposit that confirms it. Any Available holds no slot and may pass.
 * @param deposit the deposit that is due; absent where none is
 * @param waiver the reason for which none is asked for, or no longer
 * @throws InvalidInputError on `without_deposit` when the reason is blank
 * @throws BusinessRuleError `not-pending`, `payment-awaited`, or under the verdict's name when the slot is gone
 */
export function confirm({ verdict, deposit, waiver }: ConfirmInput): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    if (current.status === 'confirmed') return [];
    if (current.status !== 'pending') throw notPendingError(current);
    if (waiver === undefined) assertNotAwaitingPayment(current);
    if (waiver?.trim() === '')
      throw new InvalidInputError('without_deposit', 'Please give a reason to confirm without the deposit');
    if (!canBeConfirmed(verdict)) throw slotUnavailableError(verdict);
    if (waiver !== undefined) {
      const personal = { reason: waiver.trim() };
      return [{ type: 'BookingConfirmed', data: { how: 'shop', isWithoutDeposit: true }, personal }];
    }
    return [deposit ? askDeposit(deposit) : { type: 'BookingConfirmed', data: { how: 'shop' } }];
  };
}

/**
 * Records that the address is proved, once. Confirms the booking if the slot allows it, or asks for the deposit that
 * does; otherwise it waits.
 * @throws BusinessRuleError `hold-lapsed`, `link-invalid`
 */
export function verifyEmail({ verdict, deposit }: Omit<ConfirmInput, 'waiver'>): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    if (current.status === 'cancelled' && current.hasLapsed) throw holdLapsedError();
    if (current.isEmailVerified) return [];
    if (current.status === 'cancelled')
      throw new BusinessRuleError('link-invalid', 'The verification link is invalid or has expired');
    const verified: BookingEvent = { type: 'EmailVerified', data: {} };
    if (current.status !== 'pending' || isAwaitingPayment(current)) return [verified];
    if (verdict === 'available' && deposit) return [verified, askDeposit(deposit)];
    if (verdict === 'available') return [verified, { type: 'BookingConfirmed', data: { how: 'verified-email' } }];
    return current.heldUntil ? [{ ...verified, data: { verdict } }] : [verified];
  };
}

/**
 * Moves a booking by its client. A free slot confirms it, a request included, for which the deposit may be due, also one
 * that stays where it is in a visit that is moved. Elsewhere a request goes on waiting, and a confirmed booking keeps its
 * old slot, unless the client agreed to wait for the shop again.
 * @throws BusinessRuleError `booking-closed`, `not-verified-yet`, `payment-awaited`, or under the verdict's name
 */
export function rescheduleAsClient({ to, verdict, acceptsPending, deposit }: ClientRescheduleInput): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    if (!isOpenStatus(current.status)) throw bookingClosedError(current);
    assertNotAwaitingPayment(current);
    if (current.status === 'pending' && current.heldUntil) throw notVerifiedYetError();
    const stays = isSamePlace(current.appointment, to);
    if (verdict === 'available' && current.status === 'pending')
      return [
        ...(stays ? [] : [{ type: 'BookingRescheduled', data: { ...to, isPart: true } } as const]),
        deposit ? askDeposit(deposit) : { type: 'BookingConfirmed', data: { how: 'moved' } },
      ];
    if (stays) return [];
    if (verdict === 'available') return [{ type: 'BookingRescheduled', data: to }];
    if (current.status === 'confirmed' && !acceptsPending) throw slotUnavailableError(verdict);
    return [{ type: 'BookingRescheduled', data: { ...to, verdict } }];
  };
}

/** Records that the client came. @throws BusinessRuleError `booking-closed`, `payment-awaited`, `not-started` before its start */
export function complete({ hasStarted }: { hasStarted: boolean }): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    if (current.status === 'completed') return [];
    if (current.status === 'cancelled' || current.status === 'no_show') throw bookingClosedError(current);
    assertNotAwaitingPayment(current);
    if (!hasStarted) throw new BusinessRuleError('not-started', 'A booking can be completed once its start has passed');
    return [{ type: 'BookingCompleted', data: {} }];
  };
}

/**
 * Cancels a booking.
 * @param notifyClient whether the client is mailed; the shop always is
 * @param isByClient whether the shop cancels because the client wants it
 * @throws InvalidInputError on `reason` when it is blank
 * @throws BusinessRuleError `already-cancelled`, `cannot-cancel` for a completed one, `booking-closed`
 */
export function cancel({
  reason,
  notifyClient = true,
  isByClient = false,
}: {
  reason: string;
  notifyClient?: boolean;
  isByClient?: boolean;
}): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    if (current.status === 'cancelled') {
      throw new BusinessRuleError('already-cancelled', 'This booking has already been cancelled');
    }
    if (current.status === 'completed') throw cannotCancelError();
    if (current.status === 'no_show') throw bookingClosedError(current);
    if (reason.trim() === '') throw new InvalidInputError('reason', 'Please give a reason for the cancellation');
    const personal = { reason: reason.trim(), clientName: fullName(current.client) };
    const marks = { ...(!notifyClient && { notifyClient }), ...(isByClient && { isByClient }) };
    return [{ type: 'BookingCancelled', data: { from: toFormerStage(current.status), ...marks }, personal }];
  };
}

/**
 * Records that the client will come.
 * @throws BusinessRuleError `not-confirmed-yet`, `has-started`, `booking-closed`
 */
export function confirmAttendance({ hasStarted }: { hasStarted: boolean }): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    if (current.status === 'pending')
      throw new BusinessRuleError('not-confirmed-yet', 'The shop has not confirmed this booking yet');
    if (current.status !== 'confirmed') throw bookingClosedError(current);
    if (current.isAttendanceConfirmed) return [];
    if (hasStarted) throw new BusinessRuleError('has-started', 'This appointment has begun');
    return [{ type: 'BookingAttendanceConfirmed', data: {} }];
  };
}

/**
 * Erases a client from a booking, in every status.
 * @param cancels whether an open booking is cancelled as well, of which nobody is notified
 */
export function erasePersonalData({ cancels = false }: { cancels?: boolean } = {}): BookingDecision {
  return (booking) => {
    const { client, status } = requireBooking(booking);
    const erased: BookingEvent[] = client === null ? [] : [{ type: 'PersonalDataErased', data: {} }];
    if (!cancels || !isOpenStatus(status)) return erased;
    return [{ type: 'BookingCancelled', data: { from: toFormerStage(status) }, personal: null }, ...erased];
  };
}

/** Returns the status before a cancellation as its event stores it. */
const toFormerStage = (status: OpenStatus) => (status === 'pending' ? 'requested' : 'confirmed');
