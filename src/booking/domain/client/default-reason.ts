/** Stored as the reason when a client cancels without giving one: the shop must see who cancelled. */
export const DEFAULT_CLIENT_REASON = 'Cancelled by the client';

/** Stored as the reason when the office takes a walk-in back. */
export const WALK_IN_UNDONE_REASON = 'Walk-in undone';

/** Returns the reason as the client reads it; null for one that nobody gave. */
export const toClientReason = (reason: string | null): string | null =>
  reason === DEFAULT_CLIENT_REASON || reason === WALK_IN_UNDONE_REASON ? null : reason;
