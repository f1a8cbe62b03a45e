import type { RefusalCodes } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';

/** The message for clients, who are not told whether a therapist or a room is missing. */
const NOT_FREE = 'This therapist is not available at the selected time.';

type Route = 'moveOwnBooking' | 'moveOwnVisit' | 'cancelOwnBooking' | 'confirmOwnAttendance';

/**
 * What follows a refusal besides its message: `request` offers to send the new time as a request, `reload` shows what the
 * booking has become.
 */
const CONSEQUENCES = {
  'already-cancelled': 'reload',
  'booking-modified': 'reload',
  'cannot-cancel': 'reload',
  'cut-off-passed': 'reload',
  error: 'request',
  fully_booked: 'request',
  'guest-busy': undefined,
  'has-started': 'reload',
  no_room: 'request',
  'not-confirmed-yet': 'reload',
  not_rostered: 'request',
  'not-verified-yet': 'reload',
  'booking-closed': 'reload',
  'part-of-visit': 'reload',
  'payment-awaited': 'reload',
  time_conflict: 'request',
  'too-many-unpaid': undefined,
  unassigned: 'request',
} satisfies Record<RefusalCodes[Route], 'request' | 'reload' | undefined>;

export interface ClientChangeError {
  message: string;
  canBeRequested: boolean;
  isOutdated: boolean;
}

/** Converts the error of a change to a message and the client's options. */
export function toClientChangeError(error: unknown): ClientChangeError {
  const problem = parseProblem(error);
  const code = problem?.code ?? '';
  const consequence = (CONSEQUENCES as Record<string, 'request' | 'reload' | undefined>)[code];
  return {
    message:
      code === 'no_room'
        ? NOT_FREE
        : (problem?.errors?.[0]?.message ?? problem?.detail ?? 'The change could not be sent. Please try again.'),
    canBeRequested: consequence === 'request',
    isOutdated: consequence === 'reload',
  };
}
