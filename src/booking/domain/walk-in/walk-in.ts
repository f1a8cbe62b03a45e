import type { BookingDecision } from '../booking.aggregate.js';
import { changeDayState } from '../booking.day-state.js';
import { book } from '../booking.edit.js';
import type { Client } from '../booking-details.js';
import { evolve } from '../booking.evolve.js';

/** The name of a walk-in who gave none. */
export const WALK_IN_NAME = 'Walk-in';

/** Books for somebody at the desk: confirmed and arrived at once, or refused. */
export function walkIn(
  input: Omit<Parameters<typeof book>[0], 'status' | 'client'> & { client: Client },
): BookingDecision {
  return (booking) => {
    const booked = book({ ...input, status: 'confirmed' })(booking);
    return [...booked, ...changeDayState({ to: 'arrived', isToday: true })(booked.reduce(evolve, booking))];
  };
}
