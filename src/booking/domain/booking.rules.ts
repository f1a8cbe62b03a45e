import { NotFoundError, BusinessRuleError } from '../../kernel/errors.js';
import type { Verdict } from '../../kernel/outcomes/verdict.js';
import type { Appointment } from './booking-details.js';
import type { Booking, ExistingBooking, PendingBooking } from './booking.state.js';

/** Returns a booking that was made. @throws NotFoundError for one that was never made */
export function requireBooking(booking: Booking): ExistingBooking {
  if (booking.status === 'none') throw new NotFoundError('There is no such booking');
  return booking;
}

type Place = Pick<Appointment, 'therapistId' | 'date' | 'time'>;

/** Whether a booking that is moved from one place to the other stays where it is: with its therapist, at its time. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.therapistId === other.therapistId && one.date === other.date && one.time === other.time;

/** Asserts that the booking was not made yet. @throws BusinessRuleError `booked-once` */
export function assertNew({ status }: Booking): void {
  if (status !== 'none') throw new BusinessRuleError('booked-once', 'This booking has been made already');
}

/** Asserts that the client was not erased. @throws BusinessRuleError `person-erased` */
export function assertNotErased({ client }: ExistingBooking): void {
  if (client === null) throw new BusinessRuleError('person-erased', 'The client of this booking was erased');
}

export function notPendingError({ status }: ExistingBooking): BusinessRuleError {
  return new BusinessRuleError('not-pending', `A ${status.replace('_', '-')} booking cannot be confirmed`);
}

export function bookingClosedError({ status }: ExistingBooking): BusinessRuleError {
  return new BusinessRuleError('booking-closed', `A ${status.replace('_', '-')} booking cannot be changed`);
}

/** Whether a booking with this verdict can be confirmed: its slot is free, or belongs to nobody. */
export function canBeConfirmed(verdict: Verdict): verdict is 'available' | 'unassigned' {
  return verdict === 'available' || verdict === 'unassigned';
}

const VERDICT_MESSAGES: Readonly<Record<Exclude<Verdict, 'available'>, string>> = {
  fully_booked: 'This therapist is fully booked for the selected date.',
  time_conflict: 'This therapist is not available at the selected time.',
  not_rostered: 'This therapist is not scheduled to work on the selected date.',
  no_room: 'No room is free at the selected time.',
  error: 'Unable to verify therapist availability.',
  unassigned: 'Without a chosen therapist the shop has to confirm the booking.',
};

export function slotUnavailableError(verdict: Exclude<Verdict, 'available'>): BusinessRuleError {
  return new BusinessRuleError(verdict, VERDICT_MESSAGES[verdict]);
}

/** Returns the refusal to move a booking whose client has not proved the address. */
export function notVerifiedYetError(): BusinessRuleError {
  return new BusinessRuleError('not-verified-yet', 'Open the link in our email first: it confirms this booking');
}

/** Whether a booking holds its slot while its client pays the deposit. */
export const isAwaitingPayment = (booking: Booking): booking is PendingBooking & { heldFor: 'payment' } =>
  booking.status === 'pending' && booking.heldFor === 'payment';

/** Refuses a change to a booking whose client is paying the deposit. @throws BusinessRuleError `payment-awaited` */
export function assertNotAwaitingPayment(booking: Booking): void {
  if (isAwaitingPayment(booking))
    throw new BusinessRuleError('payment-awaited', 'The client is paying the deposit, which confirms this booking');
}

export function holdLapsedError(): BusinessRuleError {
  return new BusinessRuleError('hold-lapsed', 'The link was not opened in time, so the time is no longer held for you');
}

export function cannotCancelError(): BusinessRuleError {
  return new BusinessRuleError('cannot-cancel', 'Completed bookings cannot be cancelled');
}
