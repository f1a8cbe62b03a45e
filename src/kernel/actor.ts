/** The cause of an event: a user, a program with an API key, a visitor or the system. */
export type Actor =
  | { kind: 'user'; id: string; email: string }
  | { kind: 'key'; id: string; name: string }
  | { kind: 'visitor' }
  | { kind: 'system' };

export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system' };

/** Returns the account that acted; null where nobody was signed in. */
export const getUserId = (actor: Actor): string | null => (actor.kind === 'user' ? actor.id : null);

/** Returns the email address of the account that acted; null where nobody was signed in. */
export const getUserEmail = (actor: Actor): string | null => (actor.kind === 'user' ? actor.email : null);

/** Returns the id of the account or key that acted, as the log keeps it. */
export const getActorId = (actor: Actor): string | null => ('id' in actor ? actor.id : null);

/** Returns the email address of the account, or the name of the key, that acted, as the log keeps it. */
export const getActorName = (actor: Actor): string | null => (actor.kind === 'key' ? actor.name : getUserEmail(actor));

/** Whether what was entered may be anybody's: that of a visitor, or of a program that passes on what visitors enter. */
export const isStranger = ({ kind }: Actor): boolean => kind === 'visitor' || kind === 'key';
