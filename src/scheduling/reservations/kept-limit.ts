import { MINUTE_MS } from '../../kernel/local-time.js';

/**
 * Milliseconds for which an opening stays kept after its due time while the waiting list is asked, which normally takes
 * seconds. It also limits the delay while no worker runs.
 */
const MAX_ASKING_MS = 2 * MINUTE_MS;

/** Returns the instant at or before which due openings are no longer kept. */
export const keptLimit = (now: Date): Date => new Date(now.getTime() - MAX_ASKING_MS);
