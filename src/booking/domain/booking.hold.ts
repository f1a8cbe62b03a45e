import type { BookingDecision } from './booking.aggregate.js';
import type { Booking } from './booking.state.js';
import { requireBooking } from './booking.rules.js';
import { fullName } from './client/client-name.js';

/** Minutes for which a free slot is kept for a client who first has to prove the address. */
export const HOLD_MINUTES = 15;

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

export function isHoldOver(booking: Booking, now: Date): boolean {
  return booking.status === 'pending' && booking.heldUntil !== undefined && new Date(booking.heldUntil) <= now;
}
