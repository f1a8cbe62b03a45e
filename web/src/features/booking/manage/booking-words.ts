import type { Toast } from '../../../shared/toast.js';
import { problemOf } from '../../../shared/api/problem.js';

const pendingReasons: Record<string, string> = {
  unassigned: 'Needs a therapist',
  time_conflict: 'Time not free',
  fully_booked: 'Day is full',
  not_rostered: 'Not rostered',
  error: 'Not checked',
};

/** Why a request was not confirmed at once, in a word or two beside its status. */
export const pendingReason = (reason: string | null): string | undefined => pendingReasons[reason ?? ''];

const unavailable: Record<string, string> = {
  fully_booked:
    'This therapist is fully booked for the selected date. Please choose a different date or therapist.',
  time_conflict: 'This therapist is not available at the selected time. Please choose a different time slot.',
  not_rostered:
    'This therapist is not scheduled to work on the selected date. Please choose a different date or therapist.',
  error: 'Unable to verify therapist availability. Please try again.',
};

const modified: Toast = {
  title: 'Booking Modified',
  description: 'Someone else has changed this booking. The list shows its latest state.',
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

/** What is said when a booking was not confirmed. */
export function confirmRefusal(error: unknown): Toast {
  const problem = problemOf(error);
  if (problem?.status !== 409) return failure('Failed to save booking');
  if (problem.code === 'booking-modified') return modified;
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

const failure = (description: string): Toast => ({ title: 'Error', description, destructive: true });

/** What is said before the dialog opens; undefined for a booking that can be cancelled. */
export function uncancellable(status: string): Toast | undefined {
  if (status === 'cancelled') return alreadyCancelled;
  return status === 'completed' ? cannotCancel : undefined;
}
