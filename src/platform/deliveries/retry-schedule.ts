import { MINUTE_MS } from '../../kernel/local-time.js';

/**
 * Number of attempts, enough to outlast a mail server that is down over a weekend: at first within seconds, then every
 * ten minutes.
 */
export const MAX_ATTEMPTS = 500;

/** Number of attempts that follow each other quickly. */
export const QUICK_ATTEMPTS = 15;

const MAX_QUICK_BACKOFF_MS = 10_000;
const SLOW_BACKOFF_MS = 10 * MINUTE_MS;

/** Returns the time until the next attempt, in milliseconds. */
export function backoffMs(attemptsMade: number): number {
  return attemptsMade <= QUICK_ATTEMPTS
    ? Math.min(500 * 2 ** (attemptsMade - 1), MAX_QUICK_BACKOFF_MS)
    : SLOW_BACKOFF_MS;
}

/** Time without an attempt after which a failing delivery has lost its job, because the next attempt is overdue. */
export const QUICK_LOST_AFTER_MS = MAX_QUICK_BACKOFF_MS + 2_000;
export const SLOW_LOST_AFTER_MS = SLOW_BACKOFF_MS + MINUTE_MS;
