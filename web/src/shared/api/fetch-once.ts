/** Options of a read that is over with its answer: what changes later does not repeat it. */
export const FETCH_ONCE = { forceRefetch: true, subscribe: false } as const;
