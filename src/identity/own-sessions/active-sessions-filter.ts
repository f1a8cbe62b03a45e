import type { User } from '../accounts/user.entity.js';

/** Returns the condition for sessions of a user that have neither ended nor expired. */
export const activeSessionsFilter = (user: User, now: Date) => ({
  user,
  sessionVersion: user.sessionVersion,
  endedAt: null,
  expiresAt: { $gt: now },
});
