import type { Transaction } from '../../../platform/database/pipelining/index.js';
import type { ReservationService } from '../../../scheduling/index.js';
import type { DecideWaitingEntry } from '../domain/waiting-entry.decide.js';
import type { WaitingEntry } from '../domain/waiting-entry.evolve.js';

/** Prepares a decision that ends an offer, if it is open: with anything decided the slot is free again. */
export function deciding(decide: DecideWaitingEntry, reservations: ReservationService) {
  return (tx: Transaction, entry: WaitingEntry): DecideWaitingEntry => {
    const events = decide(entry);
    if (events.length > 0 && entry.status === 'offered' && entry.offer)
      reservations.release(tx, entry.offer.bookingId, entry.offer);
    return () => events;
  };
}
