import { InvalidInputError } from '../../kernel/errors.js';
import type { LocalTime } from '../../kernel/local-time.js';
import type { ShopDay } from '../../platform/clock/shop-day.js';
import type { Slot } from '../day/slot.js';
import type { SlotRequest } from './slot-request.js';

/**
 * Checks that a slot can be booked.
 * @throws InvalidInputError on `booking_time`, or on `therapist_id` for one who takes no bookings
 */
export function assertBookable(
  { isOffered, therapistIsActive }: Slot,
  { isAtAnyMinute }: Pick<SlotRequest, 'isAtAnyMinute'> = {},
): void {
  if (!isOffered && !isAtAnyMinute) throw new InvalidInputError('booking_time', 'This time is not offered');
  if (!therapistIsActive) throw new InvalidInputError('therapist_id', 'This therapist takes no bookings');
}

/** Checks that the wall clock does not skip a time. @throws InvalidInputError on `booking_time` */
export function assertTimeExists(day: ShopDay, time: LocalTime): void {
  if (day.skips(time)) throw new InvalidInputError('booking_time', 'Clocks go forward then: this time does not exist');
}

/** Checks that the shop is open. @throws InvalidInputError on `booking_time` outside the opening hours */
export function assertOpen({ isOpen }: Slot): void {
  if (!isOpen) throw new InvalidInputError('booking_time', 'The shop is closed at this time');
}

/** Checks that the therapist gives the service. @throws InvalidInputError on `therapist_id` */
export function assertGivesService({ givesService, therapistName }: Slot): void {
  if (!givesService) throw new InvalidInputError('therapist_id', `${therapistName} doesn't offer this treatment`);
}
