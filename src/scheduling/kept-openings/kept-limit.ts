/**
 * How long after its due time an opening stays kept while the waiting list is asked, which normally takes seconds. It
 * also limits the delay while no worker runs.
 */
const MAX_ASKING_MS = 2 * 60_000;

/** Openings that were due at or before this instant are no longer kept. */
export const keptLimit = (now: Date): Date => new Date(now.getTime() - MAX_ASKING_MS);
