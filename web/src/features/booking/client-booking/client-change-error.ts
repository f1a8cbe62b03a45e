import { parseProblem } from '../../../shared/api/problem.js';

/** Why a confirmed booking could not be confirmed at the time its client chose: there it could only be a request. */
const SLOT_UNAVAILABLE_CODES = ['time_conflict', 'fully_booked', 'no_room', 'not_rostered', 'unassigned', 'error'];
/** Which of the shop's means is used up is its own affair. */
const NOT_FREE = 'This therapist is not available at the selected time.';
/** What the page shows is out of date. */
const OUTDATED_CODES = [
  'booking-modified',
  'cut-off-passed',
  'already-cancelled',
  'only-a-living-booking-changes',
  'cannot-cancel',
];

export interface ClientChangeError {
  message: string;
  canBeRequested: boolean;
  isOutdated: boolean;
}

/** What the server, or the way to it, said against a change. */
export function toClientChangeError(error: unknown): ClientChangeError {
  const problem = parseProblem(error);
  const code = problem?.code ?? '';
  return {
    message:
      code === 'no_room'
        ? NOT_FREE
        : (problem?.errors?.[0]?.message ?? problem?.detail ?? 'The change could not be sent. Please try again.'),
    canBeRequested: SLOT_UNAVAILABLE_CODES.includes(code),
    isOutdated: OUTDATED_CODES.includes(code),
  };
}
