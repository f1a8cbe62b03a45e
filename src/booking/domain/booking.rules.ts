import { NotFoundError, BusinessRuleError } from '../../kernel/errors.js';
import type { Verdict } from '../../kernel/verdict.js';
import type { Booking } from './booking.state.js';

/** A booking that was made. */
export type ExistingBooking = Exclude<Booking, { status: 'none' }>;

export function requireBooking(booking: Booking): ExistingBooking {
  if (booking.status === 'none') throw new NotFoundError('There is no such booking');
  return booking;
}

export function onlyPendingBookings({ status }: ExistingBooking): BusinessRuleError {
  return new BusinessRuleError(
    'only-a-request-is-confirmed',
    `A ${status.replace('_', '-')} booking cannot be confirmed`,
  );
}

export function onlyOpenBookings({ status }: ExistingBooking): BusinessRuleError {
  return new BusinessRuleError(
    'only-a-living-booking-changes',
    `A ${status.replace('_', '-')} booking cannot be changed`,
  );
}

/** A slot that is free, or nobody's. */
export function canBeConfirmed(verdict: Verdict): boolean {
  return verdict === 'available' || verdict === 'unassigned';
}

const verdictMessages: Readonly<Record<string, string>> = {
  fully_booked: 'This therapist is fully booked for the selected date.',
  time_conflict: 'This therapist is not available at the selected time.',
  not_rostered: 'This therapist is not scheduled to work on the selected date.',
  no_room: 'No room is free at the selected time.',
  error: 'Unable to verify therapist availability.',
  unassigned: 'Without a chosen therapist the shop has to confirm the booking.',
};

export function slotUnavailableError(verdict: Verdict): BusinessRuleError {
  return new BusinessRuleError(verdict, verdictMessages[verdict] ?? 'Unable to complete booking');
}

/** Refuses to move a booking whose client has not proved the address. */
export function notVerifiedYetError(): BusinessRuleError {
  return new BusinessRuleError('not-verified-yet', 'Open the link in the mail first: it confirms this booking');
}

export function holdLapsedError(): BusinessRuleError {
  return new BusinessRuleError('hold-lapsed', 'The link was not opened in time, so the time is held for you no longer');
}

export function cannotCancelError(): BusinessRuleError {
  return new BusinessRuleError('cannot-cancel', 'Completed bookings cannot be cancelled');
}
