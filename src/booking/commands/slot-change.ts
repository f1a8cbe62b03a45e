import { InvalidInputError } from '../../kernel/errors.js';
import type { LocalDate, LocalDateTime } from '../../kernel/local-time.js';
import type { SlotRequest } from '../../scheduling/index.js';
import { type BookingStatus, isOpenStatus } from '../domain/booking-status.js';
import type { ExistingBooking } from '../domain/booking.state.js';
import { toSlotRequest } from './to-slot-request.js';

/**
 * The effect of an edit on the reservation of a booking: `move` takes another therapist, start or service, `hold`
 * checks the slot again for another length, room or status, `release` ends it with the booking.
 */
type SlotChange = 'none' | 'hold' | 'move' | 'release';

export interface SlotEdit {
  current: ExistingBooking;
  /** The slot as it would be after the edit. */
  to: SlotRequest;
  status: BookingStatus;
}

/**
 * Checks that a booking is not moved to a day that has passed.
 * @param today of the shop
 * @throws InvalidInputError on `booking_date` for another day than it has
 */
export function assertNotIntoPast(from: LocalDateTime, to: LocalDateTime, today: LocalDate): void {
  if (from.date !== to.date && to.date < today) throw new InvalidInputError('booking_date', 'This date has passed');
}

/** Whether the start stays as it is: for the shop, it may be no time slot any more. */
export const staysAtStart = (from: LocalDateTime, to: LocalDateTime): boolean =>
  from.date === to.date && from.time === to.time;

/** Decides what an edit does to the reservation. */
export function decideSlotChange({ current, to, status }: SlotEdit): SlotChange {
  const from = toSlotRequest(current);
  if (!isOpenStatus(status)) return 'release';
  const isMoved = !staysAtStart(from, to) || from.therapistId !== to.therapistId || from.serviceId !== to.serviceId;
  if (isMoved) return 'move';
  const isSameRoom = to.roomId === undefined || to.roomId === current.roomId;
  const isSameLength = from.durationMinutes === to.durationMinutes;
  return status === current.status && isSameLength && isSameRoom ? 'none' : 'hold';
}
