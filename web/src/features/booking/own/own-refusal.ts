import { problemOf } from '../../../shared/api/problem.js';

/** Why a confirmed booking could not be confirmed at the time its client chose: there it could only be a request. */
const NOT_FREE = ['time_conflict', 'fully_booked', 'not_rostered', 'unassigned', 'error'];
/** What the page shows is out of date. */
const OUTDATED = ['booking-modified', 'cut-off-passed', 'already-cancelled', 'only-a-living-booking-changes', 'cannot-cancel'];

export interface Refusal {
  message: string;
  canBeRequested: boolean;
  isOutdated: boolean;
}

/** What the server, or the way to it, said against a change. */
export function refusalOf(error: unknown): Refusal {
  const problem = problemOf(error);
  const code = problem?.code ?? '';
  return {
    message: problem?.errors?.[0]?.message ?? problem?.detail ?? 'The change could not be sent. Please try again.',
    canBeRequested: NOT_FREE.includes(code),
    isOutdated: OUTDATED.includes(code),
  };
}
