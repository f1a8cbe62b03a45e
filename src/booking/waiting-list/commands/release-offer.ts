import type { Transaction } from '../../../platform/database/pipelining/index.js';
import type { DecideWaitingEntry } from '../domain/waiting-entry.decide.js';
import type { WaitingEntry } from '../domain/waiting-entry.evolve.js';
import type { OpeningKeeper } from '../offers/opening-keeper.js';

/**
 * Prepares a decision that ends an open offer: if the decision makes an event, the held slot is released for the next
 * in line.
 */
export function prepareOfferRelease(decide: DecideWaitingEntry, openings: OpeningKeeper) {
  return async (tx: Transaction, entry: WaitingEntry): Promise<DecideWaitingEntry> => {
    const events = decide(entry);
    if (events.length > 0 && entry.status === 'offered' && entry.offer)
      await openings.releaseOffer(tx, { bookingId: entry.offer.bookingId, day: entry.offer });
    return () => events;
  };
}
