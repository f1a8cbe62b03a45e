import { BusinessRuleError, InvalidInputError } from '../../../kernel/errors.js';
import type { Claim } from '../../../scheduling/index.js';

/** Claims a slot in the room that a booking had there, and where somebody else has that by now, in another rather than not at all. */
export async function inFormerRoom(
  roomId: string | null,
  claim: (roomId: string | undefined) => Promise<Claim>,
): Promise<Claim> {
  if (roomId === null) return claim(undefined);
  return claim(roomId).catch((error: unknown) => {
    if (!isRoomGone(error)) throw error;
    return claim(undefined);
  });
}

const isRoomGone = (error: unknown) =>
  (error instanceof BusinessRuleError && error.code === 'room-taken') ||
  (error instanceof InvalidInputError && error.field === 'room_id');
