import type { ScheduledReservation, ScheduledService, ScheduleSnapshot } from './schedule-snapshot.js';
import { findFreeRooms, type Party, type RoomStay } from '../day/rooms.js';
import { isOverlapping, type Span } from '../day/span.js';

interface RoomParams {
  service: ScheduledService | undefined;
  occupied: Span;
  party: Party | null;
  exceptBookingIds: ReadonlySet<string>;
}

/**
 * Finds the room that a booking would get.
 * @param reserved reservations of the day, and of the day before
 * @returns null where none is needed, undefined where none is free
 */
export function findFreeRoom(
  rooms: ScheduleSnapshot['rooms'],
  reserved: readonly (ScheduledReservation & Span)[],
  { service, occupied, party, exceptBookingIds }: RoomParams,
): string | null | undefined {
  if (rooms.length === 0 || service?.needsNoRoom) return null;
  const inRooms = reserved.filter(
    (one) =>
      one.roomId !== null &&
      !exceptBookingIds.has(one.bookingId) &&
      (isOverlapping(one, occupied) || (party !== null && one.partyId === party.id)),
  );
  const fitting = rooms.filter(({ id }) => service?.roomIds?.includes(id) ?? true);
  const ofDay = fitting.map((room) => {
    const there = inRooms.filter(({ roomId }) => roomId === room.id);
    const taken = there.filter(({ kind }) => kind === 'held').map(toStay);
    return { ...room, taken, ofParty: party ? there.filter(({ partyId }) => partyId === party.id).map(toStay) : [] };
  });
  return findFreeRooms(ofDay, occupied, party)[0]?.id;
}

const toStay = ({ from, to, partyId, guest }: ScheduledReservation & Span): RoomStay => ({ from, to, partyId, guest });
