const DAY_MS = 86_400_000;
const IDLE_DAYS = 14;
const MAX_SESSION_DAYS = 90;

/** When a session that is used now expires: after two idle weeks, or 90 days after it began. */
export function sessionExpiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_DAYS * DAY_MS, createdAt.getTime() + MAX_SESSION_DAYS * DAY_MS));
}
