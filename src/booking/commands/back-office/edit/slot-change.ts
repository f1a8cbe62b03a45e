import { InvalidInputError } from '../../../../kernel/errors.js';
import type { SlotRequest } from '../../../../scheduling/index.js';
import { type BookingStatus, isOpenStatus } from '../../../domain/booking-status.js';
import type { ExistingBooking } from '../../../domain/booking.state.js';
import { toSlotRequest } from '../../to-slot-request.js';

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
 * Decides what an edit does to the reservation.
 * @param today of the shop, `yyyy-MM-dd`
 * @throws InvalidInputError on `booking_date` for another day that has passed
 */
export function decideSlotChange({ current, to, status }: SlotEdit, today: string): SlotChange {
  const from = toSlotRequest(current);
  if (from.date !== to.date && to.date < today) throw new InvalidInputError('booking_date', 'This date has passed');
  if (!isOpenStatus(status)) return 'release';
  const isMoved =
    from.therapistId !== to.therapistId ||
    from.date !== to.date ||
    from.time !== to.time ||
    from.serviceId !== to.serviceId;
  if (isMoved) return 'move';
  const isSameRoom = to.roomId === undefined || to.roomId === current.roomId;
  const isSameLength = from.durationMinutes === to.durationMinutes;
  return status === current.status && isSameLength && isSameRoom ? 'none' : 'hold';
}
