import { parseProblem } from '../../../shared/api/problem.js';

/** Codes of refusals after which a confirmed booking could still become a request for the new time. */
const SLOT_UNAVAILABLE_CODES = ['time_conflict', 'fully_booked', 'no_room', 'not_rostered', 'unassigned', 'error'];
/** The message for clients, who are not told whether a therapist or a room is missing. */
const NOT_FREE = 'This therapist is not available at the selected time.';
/** Codes of refusals that mean that the page is out of date. */
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

/** Converts the error of a change to a message and the client's options. */
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
