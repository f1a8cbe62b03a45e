import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import { formatTime12h } from '../../kernel/format-date.js';
import { toMinutes } from '../../kernel/local-time.js';
import type { Executor } from '../../platform/database/sql.js';
import { type DayQuery, findNamedDay } from '../day/find-slots.js';
import { formatWallTime } from '../day/occupants.js';
import type { Slot } from '../day/slot.js';
import { confirmedOnly } from '../reservations/counted-reservations.js';

/**
 * Returns the slot with a room that was chosen for a booking, instead of the first one that is free.
 * @throws InvalidInputError on `room_id` for a room that is not in use or does not suit the service, BusinessRuleError
 * `room-taken` naming the booking that has it
 */
export async function chooseRoom(db: Executor, query: DayQuery, slot: Slot, roomId: string): Promise<Slot> {
  const day = await findNamedDay(db, { ...query, counted: confirmedOnly });
  const minute = toMinutes(slot.time);
  const room = day?.listRooms(minute).find(({ id }) => id === roomId);
  if (!room) throw new InvalidInputError('room_id', 'There is no such room in use');
  if (!room.suits) throw new InvalidInputError('room_id', `This treatment is not given in ${room.name}`);
  const taken = room.isFree ? undefined : day?.findInRoom(roomId, minute);
  if (taken)
    throw new BusinessRuleError(
      'room-taken',
      `${room.name} is taken: ${taken.therapistName} has a booking there at ${formatTime12h(formatWallTime(taken.from))}`,
      [taken.bookingId],
    );
  return { ...slot, roomId, hasRoom: true };
}
