import { isOverlapping, type Span } from './span.js';

/** The visit of bookings that may share a room, such as a couple's. */
export interface Party {
  id: string;
  /** The guest for whom the booking is, from 1. */
  guest: number;
  /** Number of guests who come at the same time. */
  guests: number;
}

/** The span for which a booking or a kept opening has a room. */
export interface RoomStay extends Span {
  /** The visit of the booking; null for none. */
  partyId: string | null;
  /** Whom of the visit it is for. */
  guest: number | null;
}

/** A day of a room. */
export interface RoomDay {
  id: string;
  /** Number of guests of one visit that it takes. */
  places: number;
  /** Stays that count as taken. */
  taken: readonly RoomStay[];
  /** Treatments of the visit that day, whether or not they count. */
  ofParty: readonly RoomStay[];
}

/**
 * Finds the rooms that are free for a booking, the best one first. A room is one visit's at a time, and takes no more of
 * its guests than it has places; between treatments of one guest it needs no cleaning. A visit gets first the room where
 * other guests are at that time, then one with places for all, then one where its guest, or another, has been that day.
 * @param rooms in the order in which they are assigned
 */
export function findFreeRooms<Room extends RoomDay>(
  rooms: readonly Room[],
  occupied: Span,
  party: Party | null,
): readonly Room[] {
  if (!party) return rooms.filter(({ taken }) => !taken.some((stay) => isOverlapping(stay, occupied)));
  const { id: partyId, guest, guests } = party;
  const free = rooms.flatMap((room) => {
    const there = room.taken.filter((stay) => isOverlapping(stay, occupied));
    const others = new Set(there.map((stay) => stay.guest).filter((other) => other !== guest)).size;
    if (others >= room.places || there.some((stay) => stay.partyId !== partyId)) return [];
    const hasBeen = room.ofParty.some((stay) => stay.guest === guest);
    return { room, ranks: [others, Math.min(room.places, guests), Number(hasBeen), Math.min(1, room.ofParty.length)] };
  });
  return free.toSorted((one, other) => compareRanks(other.ranks, one.ranks)).map(({ room }) => room);
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const nth = one.findIndex((rank, at) => rank !== other[at]);
  return nth < 0 ? 0 : one[nth]! - other[nth]!;
}
