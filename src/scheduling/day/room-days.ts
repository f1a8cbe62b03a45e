import { counts, isExcepted, isOfDay, toSpan } from './counted.js';
import type { InRoomRow, ReadDay } from './days-data.js';
import type { Party, RoomDay, RoomStay } from './rooms.js';
import type { Wanted } from './wanted.js';

export interface NamedStay extends RoomStay {
  bookingId?: string | undefined;
  therapistName?: string | undefined;
}

/** A room in which the service can be given. */
export interface NamedRoom extends RoomDay {
  taken: readonly NamedStay[];
}

/** Finds the visit of the booking that is to be moved. */
export function findParty({ data }: ReadDay, { bookingId }: Wanted): Party | null {
  const own = data.bookings.find(({ id }) => id === bookingId);
  return own && own.partyId !== null && own.guest !== null ? { id: own.partyId, guest: own.guest, guests: 1 } : null;
}

/** Finds the rooms for the service, the booking's present one first; null where none is needed. */
export function findRooms(
  { data, midnight, ...read }: ReadDay,
  wanted: Wanted,
  party: Party | null,
): NamedRoom[] | null {
  const { kept, service } = read;
  if (data.rooms.length === 0 || service?.needsNoRoom) return null;
  const own = data.bookings.find(({ id }) => id === wanted.bookingId);
  const fitting = data.rooms.filter(({ id }) => service?.roomIds?.includes(id) ?? true);
  const first = fitting.filter(({ id }) => id === own?.roomId);
  const inRooms = Map.groupBy(read.inRooms, ([, , , , roomId]) => roomId);
  return [...first, ...fitting.filter(({ id }) => id !== own?.roomId)].map(({ id, places }) => {
    const there = inRooms.get(id) ?? [];
    const reserved = there.filter((row) => counts(row, { data, therapistId: row[7] }, wanted)).map(toStay);
    const openings = wanted.countsKept ? kept.filter(([, , , roomId]) => roomId === id) : [];
    const isOfParty = ([from, , , ownNumber, , partyId]: InRoomRow) =>
      partyId === party?.id && isOfDay(from, midnight) && !isExcepted(ownNumber, data, wanted.exceptBookingIds);
    const taken = [...reserved, ...openings.map((row) => ({ ...toSpan(row), partyId: null, guest: null }))];
    return { id, places, taken, ofParty: party ? there.filter(isOfParty).map(toStay) : [] };
  });
}

const toStay = ([from, to, , , , partyId, guest, , bookingId, therapistName]: InRoomRow): NamedStay => ({
  ...{ from, to, partyId, guest, bookingId, therapistName },
});
