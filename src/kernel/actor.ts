/** Who caused an event. */
export type Actor = { kind: 'user'; id: string; email: string } | { kind: 'visitor' } | { kind: 'system' };

export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system' };
