/** Stored as the reason when a client cancels without giving one: the shop must see who cancelled. */
export const DEFAULT_CLIENT_REASON = 'Cancelled by the client';
