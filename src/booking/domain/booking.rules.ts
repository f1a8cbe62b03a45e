import { NotFound, RuleBroken } from '../../platform/decider.js';
import type { Verdict } from './booking.events.js';
import type { Booking } from './booking.evolve.js';

/** A booking that was made. */
export type Existing = Exclude<Booking, { situation: 'none' }>;

export function existing(booking: Booking): Existing {
  if (booking.situation === 'none') throw new NotFound('There is no such booking');
  return booking;
}

export function onlyRequested({ situation }: Existing): RuleBroken {
  return new RuleBroken('only-a-request-is-confirmed', `A ${situation} booking cannot be confirmed`);
}

export function onlyLiving({ situation }: Existing): RuleBroken {
  return new RuleBroken('only-a-living-booking-changes', `A ${situation} booking cannot be changed`);
}

/** A slot that is free, or nobody's. */
export function canBeConfirmed(verdict: Verdict): boolean {
  return verdict === 'available' || verdict === 'unassigned';
}

const refusals: Readonly<Record<string, string>> = {
  fully_booked: 'This therapist is fully booked for the selected date.',
  time_conflict: 'This therapist is not available at the selected time.',
  not_rostered: 'This therapist is not scheduled to work on the selected date.',
  error: 'Unable to verify therapist availability.',
  unassigned: 'Without a chosen therapist the shop has to confirm the booking.',
};

export function notAvailable(verdict: Verdict): RuleBroken {
  return new RuleBroken(verdict, refusals[verdict] ?? 'Unable to complete booking');
}

export function cannotCancel(): RuleBroken {
  return new RuleBroken('cannot-cancel', 'Completed bookings cannot be cancelled');
}
