import { parseProblem } from '../../../shared/api/problem.js';

/** Reasons why a confirmed booking cannot be confirmed at the new time, where it could only be a request. */
const SLOT_UNAVAILABLE_CODES = ['time_conflict', 'fully_booked', 'no_room', 'not_rostered', 'unassigned', 'error'];
/** The client is not told what exactly is missing, a therapist or a room. */
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
