import { BusinessRuleError } from '../../../kernel/errors.js';
import type { BookingDecision } from '../booking.aggregate.js';
import { requireBooking } from '../booking.rules.js';

/** Sends the latest mail about a booking to its client again. @throws BusinessRuleError `no-address`, `has-started` */
export function resendMail({ hasStarted }: { hasStarted: boolean }): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    if (!current.client?.email) throw new BusinessRuleError('no-address', 'The client has given no email address');
    if (hasStarted)
      throw new BusinessRuleError('has-started', 'This appointment has begun: there is nothing left to tell');
    return [{ type: 'LetterResent', data: {} }];
  };
}

/** Sends the link that proves the address again. @throws BusinessRuleError `nothing-to-verify`, and as `resendMail` does */
export function resendVerification({ hasStarted }: { hasStarted: boolean }): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    if (current.status !== 'pending' || current.isEmailVerified)
      throw new BusinessRuleError('nothing-to-verify', 'There is nothing left to verify about this booking');
    return resendMail({ hasStarted })(booking);
  };
}

/**
 * Requests a mail with the links to the bookings under this booking's address. Does nothing for a booking that is over
 * or has no address.
 */
export function requestLinks(): BookingDecision {
  return (booking) => {
    const { client, status } = requireBooking(booking);
    const isOpenBooking = status === 'pending' || status === 'confirmed';
    return client?.email && isOpenBooking ? [{ type: 'BookingLinksRequested', data: {} }] : [];
  };
}
