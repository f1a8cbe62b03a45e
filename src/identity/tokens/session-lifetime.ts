import { DAY_MS } from '../../kernel/local-time.js';

/** Days without use after which a session ends. */
const IDLE_DAYS = 14;

/** Days after which a session ends although it is used. */
export const MAX_SESSION_DAYS = 90;

/**
 * Returns the instant at which a session that is used now expires: after IDLE_DAYS without use, at the latest
 * MAX_SESSION_DAYS after it began.
 */
export function sessionExpiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_DAYS * DAY_MS, createdAt.getTime() + MAX_SESSION_DAYS * DAY_MS));
}
