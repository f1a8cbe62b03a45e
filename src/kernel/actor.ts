/** Who caused an event. */
export type Actor = { kind: 'user'; id: string; email: string } | { kind: 'visitor' } | { kind: 'system' };

export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system' };

/** The account that acted; null where nobody was signed in. */
export const getUserId = (actor: Actor): string | null => (actor.kind === 'user' ? actor.id : null);

/** Its address; null where nobody was signed in. */
export const getUserEmail = (actor: Actor): string | null => (actor.kind === 'user' ? actor.email : null);
