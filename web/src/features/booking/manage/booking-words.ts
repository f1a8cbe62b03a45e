import type { Toast } from '../../../shared/toast.js';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { problemOf } from '../../../shared/api/problem.js';

const pendingReasons: Record<string, string> = {
  unassigned: 'Needs a therapist',
  time_conflict: 'Time not free',
  fully_booked: 'Day is full',
  not_rostered: 'Not rostered',
  error: 'Not checked',
};

/** Why a request was not confirmed at once, or that the roster has changed since, in a word or two beside the status. */
export function waitingReason({ status, pending_reason, is_uncovered }: OfficeBookingDto): string | undefined {
  if (status === 'pending' && pending_reason) return pendingReasons[pending_reason];
  return is_uncovered ? 'No shift covers it' : undefined;
}

/** Why a slot cannot be given, by the reason's name. */
export const unavailable: Record<string, string> = {
  fully_booked:
    'This therapist is fully booked for the selected date. Please choose a different date or therapist.',
  time_conflict: 'This therapist is not available at the selected time. Please choose a different time slot.',
  not_rostered:
    'This therapist is not scheduled to work on the selected date. Please choose a different date or therapist.',
  error: 'Unable to verify therapist availability. Please try again.',
};

const modified: Toast = {
  title: 'Booking Modified',
  description: 'Someone else has changed this booking. Look at its latest state and try again.',
  destructive: true,
};
const alreadyCancelled: Toast = {
  title: 'Already Cancelled',
  description: 'This booking has already been cancelled',
  destructive: true,
};
const cannotCancel: Toast = {
  title: 'Cannot Cancel',
  description: 'Completed bookings cannot be cancelled',
  destructive: true,
};

/** Refusals that say themselves what to do. */
const said = ['not-started', 'person-erased', 'only-a-living-booking-changes', 'only-a-request-is-confirmed'];

/** What is said when a booking was not saved or confirmed. */
export function saveRefusal(error: unknown): Toast {
  const problem = problemOf(error);
  if (problem?.status === 422) return failure(problem.detail ?? 'Failed to save booking');
  if (problem?.status !== 409) return failure('Failed to save booking');
  if (problem.code === 'booking-modified') return modified;
  if (problem.code === 'cannot-cancel') return cannotCancel;
  if (problem.detail && said.includes(problem.code ?? '')) return failure(problem.detail);
  return {
    title: 'Booking Not Available',
    description: unavailable[problem.code ?? ''] ?? 'Unable to complete booking',
    destructive: true,
  };
}

/** What is said when a booking was not cancelled. */
export function cancelRefusal(error: unknown): Toast {
  const problem = problemOf(error);
  if (problem?.code === 'already-cancelled') return alreadyCancelled;
  if (problem?.code === 'cannot-cancel') return cannotCancel;
  return failure('Failed to cancel booking');
}

/** What is said when fields that may not be empty are. */
export const missing: Toast = {
  title: 'Missing Information',
  description: 'Please fill in all required fields',
  destructive: true,
};

/** What is said once a booking is confirmed; its mails go out meanwhile. */
export const confirmedWords = ({ client_email }: { client_email: string | null }): string =>
  client_email
    ? 'Booking confirmed. Confirmation emails go to the client and the shop.'
    : 'Booking confirmed. The shop is told by email.';

export const success = (description: string): Toast => ({ title: 'Success', description });

export const failure = (description: string): Toast => ({ title: 'Error', description, destructive: true });

/** What is said before the dialog opens; undefined for a booking that can be cancelled. */
export function uncancellable(status: string): Toast | undefined {
  if (status === 'cancelled') return alreadyCancelled;
  return status === 'completed' ? cannotCancel : undefined;
}
