/** Asking those who wait takes seconds. Whose turn has not come by then, as while no worker runs, has it no more. */
const MAX_ASKING_MS = 2 * 60_000;

/** What was to be kept until this instant, or until an earlier one, is everybody's. */
export const keptLimit = (now: Date): Date => new Date(now.getTime() - MAX_ASKING_MS);
