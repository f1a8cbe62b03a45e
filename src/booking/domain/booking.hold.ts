import type { Verdict } from '../../kernel/outcomes/verdict.js';
import type { BookingDecision } from './booking.aggregate.js';
import type { BookingEvent } from './booking.events.js';
import type { Booking, PendingBooking } from './booking.state.js';
import type { AskedDeposit } from './events/deposit.events.js';
import {
  assertNotErased,
  bookingClosedError,
  canBeConfirmed,
  isAwaitingPayment,
  requireBooking,
  slotUnavailableError,
} from './booking.rules.js';
import { fullName } from './client/client-name.js';

/** Minutes for which a free slot is kept for a client who first has to prove the address. */
export const HOLD_MINUTES = 15;

/** Minutes in which a deposit is to be paid: the gateway's pages live half an hour at least. */
export const PAYMENT_MINUTES = 35;

/** Hours in which the deposit of a request is to be paid, whose client is mailed about it. */
export const ASKED_DEPOSIT_HOURS = 24;

const LAPSED_REASON = `Not confirmed by email within ${HOLD_MINUTES} minutes`;

/**
 * Cancels a booking whose client has not proved the address in time. Does nothing before that, or to any other
 * booking.
 */
export function lapseHold({ now }: { now: Date }): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    if (!isHoldOver(current, now)) return [];
    const personal = { reason: LAPSED_REASON, clientName: fullName(current.client) };
    return [{ type: 'BookingCancelled', data: { from: 'requested', because: 'hold-lapsed' }, personal }];
  };
}

/** Whether the time to prove the address is over. That of a payment ends with the gateway's page alone. */
export function isHoldOver(booking: Booking, now: Date): boolean {
  if (booking.status !== 'pending' || isAwaitingPayment(booking)) return false;
  return booking.heldUntil !== undefined && new Date(booking.heldUntil) <= now;
}

/** Returns the event that asks for the deposit of a request. */
export const askDeposit = (data: AskedDeposit): BookingEvent => ({ type: 'DepositAsked', data });

/** Makes a booking whose deposit was not paid in time a request again. Does nothing before that, or to any other. */
export function lapseAsked({ now }: { now: Date }): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    if (!isDepositAsked(current) || new Date(current.heldUntil!) > now) return [];
    return [{ type: 'DepositLapsed', data: {} }];
  };
}

/** Whether a request waits for the deposit that the shop has asked for. */
export const isDepositAsked = (booking: Booking): booking is PendingBooking =>
  isAwaitingPayment(booking) && booking.isDepositAsked === true;

/** Whether the booking waited for a deposit that was not paid in time. */
export const hasLapsedUnpaid = (booking: Booking): boolean =>
  (booking.status === 'cancelled' && booking.hasLapsed === true) ||
  (booking.status === 'pending' && booking.hasDepositLapsed === true);

/** Cancels a booking whose deposit can no longer be paid. Does nothing to any other. */
export const lapseUnpaid: BookingDecision = (booking) => {
  const current = requireBooking(booking);
  if (!isAwaitingPayment(current)) return [];
  const personal = { reason: 'The deposit was not paid', clientName: fullName(current.client) };
  return [{ type: 'BookingCancelled', data: { from: 'requested', because: 'hold-lapsed' }, personal }];
};

/**
 * Confirms a booking whose deposit was paid, one too whose hold has lapsed. Does nothing to one that is confirmed.
 * @throws BusinessRuleError `booking-closed`, `person-erased`, or under the verdict's name when its slot is gone
 */
export function confirmPaid({ verdict }: { verdict: Verdict }): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    if (current.status === 'confirmed' || current.status === 'completed') return [];
    assertNotErased(current);
    if (!hasLapsedUnpaid(current) && !isAwaitingPayment(current)) throw bookingClosedError(current);
    if (!canBeConfirmed(verdict)) throw slotUnavailableError(verdict);
    return [
      ...(current.status === 'cancelled'
        ? [{ type: 'BookingReopened', data: { from: 'cancelled', verdict, isPart: true } } as const]
        : []),
      { type: 'BookingConfirmed', data: { how: 'paid' } },
    ];
  };
}
