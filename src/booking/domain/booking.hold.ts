import type { Verdict } from '../../kernel/outcomes/verdict.js';
import type { BookingDecision } from './booking.aggregate.js';
import type { Booking } from './booking.state.js';
import {
  assertNotErased,
  bookingClosedError,
  isAwaitingPayment,
  requireBooking,
  slotUnavailableError,
} from './booking.rules.js';
import { fullName } from './client/client-name.js';

/** Minutes for which a free slot is kept for a client who first has to prove the address. */
export const HOLD_MINUTES = 15;

/** Minutes in which a deposit is to be paid: the gateway's pages live half an hour at least. */
export const PAYMENT_MINUTES = 35;

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
    const hasLapsed = current.status === 'cancelled' && current.hasLapsed;
    if (!hasLapsed && !isAwaitingPayment(current)) throw bookingClosedError(current);
    if (verdict !== 'available') throw slotUnavailableError(verdict);
    return [
      ...(hasLapsed ? [{ type: 'BookingReopened', data: { from: 'cancelled', verdict, isPart: true } } as const] : []),
      { type: 'BookingConfirmed', data: { how: 'paid' } },
    ];
  };
}
