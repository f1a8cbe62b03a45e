import { system } from '../../../kernel/actor.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import type { DecideWaitingEntry } from '../domain/waiting-entry.decide.js';
import type { WaitingEntry } from '../domain/waiting-entry.evolve.js';
import type { OpeningKeeper } from '../offers/opening-keeper.js';

/** Prepares a decision that ends an offer, if it is open: with anything decided the slot is free again, for the next in line first. */
export function deciding(decide: DecideWaitingEntry, openings: OpeningKeeper) {
  return async (tx: Transaction, entry: WaitingEntry): Promise<DecideWaitingEntry> => {
    const events = decide(entry);
    if (events.length > 0 && entry.status === 'offered' && entry.offer)
      // Whoever ends it: nobody can take that back.
      await openings.release(tx, [{ bookingId: entry.offer.bookingId, day: entry.offer }], system);
    return () => events;
  };
}
