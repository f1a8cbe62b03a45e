import { findFreeRooms, type RoomStay } from '../../../scheduling/index.js';

/** Number of guests that each room takes, by room id. */
export type RoomPlaces = ReadonlyMap<string, number>;

/** A room that a treatment of the visit already has; times in minutes of the day. */
export interface TakenRoom {
  room: string;
  guest: number;
  from: number;
  to: number;
}

interface RoomParams extends Omit<TakenRoom, 'room'> {
  /** Number of guests who come at the same time. */
  guests: number;
}

/** The visit, which has no id yet. */
const PARTY_ID = '';

/**
 * Chooses a room for a treatment of a visit, as the claim does.
 * @param free rooms that no other party has, in order of preference
 * @param taken rooms of the visit's other treatments
 */
export function chooseVisitRoom(
  free: readonly string[],
  { guest, guests, from, to }: RoomParams,
  taken: readonly TakenRoom[],
  places: RoomPlaces,
): string | undefined {
  const rooms = free.map((id) => {
    const ofParty = taken.filter(({ room }) => room === id).map((stay): RoomStay => ({ ...stay, partyId: PARTY_ID }));
    return { id, places: places.get(id) ?? 1, taken: ofParty, ofParty };
  });
  return findFreeRooms(rooms, { from, to }, { id: PARTY_ID, guest, guests })[0]?.id;
}
