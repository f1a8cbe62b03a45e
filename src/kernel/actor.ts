/** The cause of an event: a user, a visitor or the system. */
export type Actor = { kind: 'user'; id: string; email: string } | { kind: 'visitor' } | { kind: 'system' };

export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system' };

/** Returns the account that acted; null where nobody was signed in. */
export const getUserId = (actor: Actor): string | null => (actor.kind === 'user' ? actor.id : null);

/** Returns the email address of the account that acted; null where nobody was signed in. */
export const getUserEmail = (actor: Actor): string | null => (actor.kind === 'user' ? actor.email : null);
