import { BusinessRuleError, InvalidInputError } from '../../../kernel/errors.js';
import type { Claim } from '../../../scheduling/index.js';

/** Claims a slot in the booking's former room. If another booking has that room by now, any other room will do. */
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
