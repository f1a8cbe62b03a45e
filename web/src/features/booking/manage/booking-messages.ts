import type { Toast } from '../../../shared/toast/toast-message.js';
import { errorToast, sessionEndedToast } from '../../../shared/toast/toasts.js';
import { formatMoment } from '../../../shared/dates/dates.js';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { isSessionEnd, parseProblem } from '../../../shared/api/problem.js';

const PENDING_REASON_LABELS: Record<string, string> = {
  unassigned: 'Needs a therapist',
  time_conflict: 'Time is taken',
  fully_booked: 'Day is full',
  no_room: 'No room is free',
  not_rostered: 'Not rostered',
  error: 'Not checked',
  unverified: 'Awaiting email confirmation',
  unpaid: 'Waiting for the deposit',
  deposit_lapsed: 'Deposit not paid',
};

/** Returns a short label beside the status: why a request is pending, or that no shift covers the booking any more. */
export function pendingReasonLabel(booking: OfficeBookingDto): string | undefined {
  const { status, pending_reason, is_uncovered, is_unassigned, visit, awaited_deposit } = booking;
  if (awaited_deposit) return `Waiting for the deposit (until ${formatMoment(awaited_deposit.due_at)})`;
  if (status === 'pending' && pending_reason === 'unassigned' && visit && !is_unassigned)
    return 'Visit needs a therapist';
  if (status === 'pending' && pending_reason) return PENDING_REASON_LABELS[pending_reason];
  return is_uncovered ? 'Outside rostered hours' : undefined;
}

/** Messages about an unavailable slot, by reason code. */
export const UNAVAILABLE_MESSAGES: Record<string, string> = {
  fully_booked: 'This therapist is fully booked for the selected date. Please choose a different date or therapist.',
  time_conflict: 'This therapist is not available at the selected time. Please choose a different time slot.',
  no_room: 'No room is free at the selected time. Please choose a different time slot.',
  not_rostered:
    'This therapist is not scheduled to work on the selected date. Please choose a different date or therapist.',
  error: 'Unable to verify therapist availability. Please try again.',
};

const alreadyCancelledToast = errorToast('This booking has already been cancelled', 'Already Cancelled');
const cannotCancelToast = errorToast('Completed bookings cannot be cancelled', 'Cannot Cancel');

/** Toasts that are the same whatever was tried, by the code of the refusal. */
const REFUSAL_TOASTS: Record<string, Toast> = {
  'booking-modified': errorToast(
    'Someone else has changed this booking. Please reload it and try again.',
    'Booking Modified',
  ),
  'already-cancelled': alreadyCancelledToast,
  'cannot-cancel': cannotCancelToast,
};

/** Codes whose message from the server is shown unchanged. */
const SELF_EXPLANATORY_CODES = [
  'room-taken',
  'not-started',
  'person-erased',
  'not-undoable',
  'former-date-passed',
  'booking-closed',
  'not-pending',
  'payment-awaited',
  'deposit-changed',
  'guest-busy',
];

/**
 * Returns the toast for a booking that could not be saved. A later toast about the booking replaces it.
 * @param action what failed, where it was not saving: `confirm booking`
 */
export const saveErrorToast = (error: unknown, bookingId: string, action?: string): Toast => ({
  key: bookingToastKey(bookingId),
  ...describeSaveError(error, action),
});

/** Returns the key of a booking's toasts, so that there is one at a time about each booking. */
export const bookingToastKey = (bookingId: string): string => `booking-${bookingId}`;

/** Stands for the id of a booking that is yet to be created. */
export const NEW_BOOKING = 'new';

function describeSaveError(error: unknown, action?: string): Toast {
  if (isSessionEnd(error)) return sessionEndedToast();
  const problem = parseProblem(error);
  // Saving has a text of its own.
  const failure = action ? `Failed to ${action}. Please try again.` : 'Failed to save booking';
  if (problem?.status !== 409) return errorToast((problem?.status === 422 && problem.detail) || failure);
  const { code = '', detail, errors } = problem;
  const refusal = REFUSAL_TOASTS[code];
  if (refusal) return refusal;
  if (detail && SELF_EXPLANATORY_CODES.includes(code)) return errorToast(detail);
  // For a visit, the server's message names the treatment that cannot be booked, and why; for a series the days.
  if (detail && errors?.some(({ field }) => /^(parts|bookings|places)\./.test(field)))
    return errorToast(detail, 'Booking Not Available');
  const why = UNAVAILABLE_MESSAGES[code] ?? 'Unable to complete booking';
  // The server's message names the clients whose bookings are in the way.
  const more = code === 'time_conflict' && problem.in_the_way ? detail : undefined;
  return { ...errorToast(why, 'Booking Not Available'), more };
}

/** Explains in one sentence why a change was refused, to be shown beside it. */
export function saveErrorText(error: unknown, action: string): string {
  const { description, more } = describeSaveError(error, action);
  return more ?? description!;
}

/** Returns the toast for a booking that could not be cancelled. */
export const cancelErrorToast = (error: unknown, bookingId: string): Toast => ({
  ...(REFUSAL_TOASTS[parseProblem(error)?.code ?? ''] ?? errorToast('Failed to cancel booking')),
  key: bookingToastKey(bookingId),
});

/** The title for a booking that was confirmed. Whether its client is notified is added to it. */
export const CONFIRMED_MESSAGE = 'Booking confirmed';
/** The title for a request whose deposit is due first. */
export const HELD_MESSAGE = 'Held until the deposit is paid';
export const VISIT_WAITS_MESSAGE = 'The visit is confirmed once all of it has a therapist';

/** Returns the toast shown instead of the cancellation dialog; undefined for a booking that can be cancelled. */
export function notCancellableToast(status: string): Toast | undefined {
  if (status === 'cancelled') return alreadyCancelledToast;
  if (status === 'no_show') return { ...cannotCancelToast, description: 'A no-show cannot be cancelled' };
  return status === 'completed' ? cannotCancelToast : undefined;
}
