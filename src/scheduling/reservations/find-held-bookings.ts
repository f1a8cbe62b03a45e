import { toMinutes } from '../../kernel/local-time.js';
import type { Executor } from '../../platform/database/sql.js';
import { findNamedDay } from '../day/find-slots.js';
import type { Occupant } from '../day/occupants.js';
import { confirmedOnly } from './counted-reservations.js';
import type { SlotRequest } from './slot-request.js';

/** Returns the ids of the bookings of these that are confirmed or requested, or would be by an offer. */
export const toIds = (occupants: readonly Occupant[], reservationKind: 'held' | 'requested'): string[] =>
  occupants.flatMap(({ kind, bookingId }) => (kind === reservationKind && bookingId ? [bookingId] : []));

/**
 * Returns the ids of confirmed bookings that overlap a slot, and of offers, by the bookings that they would become.
 * @param exceptBookingId the booking that is to be moved
 */
export async function findHeldBookings(db: Executor, slot: SlotRequest, exceptBookingId?: string): Promise<string[]> {
  if (slot.isUnassigned) return [];
  const day = await findNamedDay(db, { ...slot, counted: confirmedOnly, exceptBookingId });
  return day ? toIds(day.occupantsAt(toMinutes(slot.time)), 'held') : [];
}
