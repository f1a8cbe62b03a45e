import { keptLimit } from '../kept-openings/kept-limit.js';

/**
 * Which reservations count: every open booking for a visitor, and what is kept for those who wait; only confirmed ones when the
 * shop confirms.
 */
export type CountedReservations = 'open' | 'confirmed';

/** The same at a moment, as statements ask for it. */
export interface CountedNow {
  kinds: readonly string[];
  /** Kept openings count that last longer than until this instant; null where none does. */
  keptLimit: Date | null;
}

export const openAt = (now: Date): CountedNow => ({ kinds: ['held', 'requested'], keptLimit: keptLimit(now) });

export const confirmedOnly: CountedNow = { kinds: ['held'], keptLimit: null };

/** Of a client who proves the address: what the shop has promised, be it only to those who wait. */
export const confirmedOrKeptAt = (now: Date): CountedNow => ({ kinds: ['held'], keptLimit: keptLimit(now) });

/** To those who wait all that visitors count, but what is kept for them. */
export const openButKept: CountedNow = { kinds: ['held', 'requested'], keptLimit: null };

export const toCountedNow = (counted: CountedReservations, now: Date): CountedNow =>
  counted === 'open' ? openAt(now) : confirmedOnly;
