import type { ScheduledReservation, ScheduledService, ScheduleSnapshot } from './schedule-snapshot.js';
import { isOverlapping, type Span } from './span.js';

interface RoomParams {
  service: ScheduledService | undefined;
  occupied: Span;
  partyId: string | null;
  exceptBookingIds: ReadonlySet<string>;
}

/**
 * Finds the room that a booking would get: the first suitable free one, for a visit first the one where others of it
 * are.
 * @returns null where none is needed, undefined where none is free
 */
export function findFreeRoom(
  rooms: ScheduleSnapshot['rooms'],
  reserved: readonly (ScheduledReservation & Span)[],
  { service, occupied, partyId, exceptBookingIds }: RoomParams,
): string | null | undefined {
  if (rooms.length === 0 || service?.needsNoRoom) return null;
  const inRooms = reserved.filter(
    (one) => one.kind === 'held' && !exceptBookingIds.has(one.bookingId) && isOverlapping(one, occupied),
  );
  const free = rooms
    .filter(({ id }) => service?.roomIds?.includes(id) ?? true)
    .map(({ id, places }) => {
      const there = inRooms.filter(({ roomId }) => roomId === id);
      const own = partyId === null ? 0 : there.filter((one) => one.partyId === partyId).length;
      return { id, own, isFree: own === there.length && own < places };
    })
    .filter(({ isFree }) => isFree);
  return free.toSorted((one, other) => other.own - one.own)[0]?.id;
}
