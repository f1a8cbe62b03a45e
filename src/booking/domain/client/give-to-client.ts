import type { BookingDecision } from '../booking.aggregate.js';
import { requireBooking } from '../booking.rules.js';

/** Gives a booking to another client, in every status. Name, address and number stay. */
export function giveToClient(clientId: string): BookingDecision {
  return (booking) => {
    const { client, clientId: current } = requireBooking(booking);
    return current === clientId ? [] : [{ type: 'ClientDetailsChanged', data: { clientId }, personal: client }];
  };
}
