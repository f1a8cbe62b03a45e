/** Stored as the reason when a client cancels without giving one: the shop must see who cancelled. */
export const DEFAULT_CLIENT_REASON = 'Cancelled by the client';

/** Stored as the reason when the office takes a walk-in back. */
export const WALK_IN_UNDONE_REASON = 'Walk-in undone';

/** The reasons that are stored where nobody gives one. Clients do not read them. */
export const DEFAULT_REASONS: readonly string[] = [DEFAULT_CLIENT_REASON, WALK_IN_UNDONE_REASON];

/** Returns the reason as the client reads it; null for one that nobody gave. */
export const toClientReason = (reason: string | null): string | null =>
  reason === null || DEFAULT_REASONS.includes(reason) ? null : reason;
