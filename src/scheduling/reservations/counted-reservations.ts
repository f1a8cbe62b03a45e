import { keptLimit } from './kept-limit.js';

/**
 * Kinds of reservations that count: every open booking and kept opening for a visitor; only confirmed ones when the
 * shop confirms.
 */
export type CountedReservations = 'open' | 'confirmed';

/** Reservations that count at a moment, as SQL statements need them. */
export interface CountedNow {
  kinds: readonly string[];
  /** Instant after which a kept opening must end to count; null where none counts. */
  keptLimit: Date | null;
}

export const openAt = (now: Date): CountedNow => ({ kinds: ['held', 'requested'], keptLimit: keptLimit(now) });

export const confirmedOnly: CountedNow = { kinds: ['held'], keptLimit: null };

/**
 * Returns the reservations that count when a client verifies the address: confirmed ones, and openings kept for those
 * who wait.
 */
export const verificationConflictsAt = (now: Date): CountedNow => ({ kinds: ['held'], keptLimit: keptLimit(now) });

export const toCountedNow = (counted: CountedReservations, now: Date): CountedNow =>
  counted === 'open' ? openAt(now) : confirmedOnly;
