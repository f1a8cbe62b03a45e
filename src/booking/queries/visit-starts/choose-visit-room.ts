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

/**
 * Chooses a room for a treatment of a visit, by the same rule as the claim: first the room where the other guest is
 * at that time, then one with places for both, then one where this or the other guest has been, then the first.
 * @param free rooms that no other party has, in order of preference
 * @param taken rooms of the visit's other treatments; between treatments of one guest a room needs no cleaning
 */
export function chooseVisitRoom(
  free: readonly string[],
  { guest, guests, from, to }: RoomParams,
  taken: readonly TakenRoom[],
  places: RoomPlaces,
): string | undefined {
  const rooms = free.map((room) => {
    const ofVisit = taken.filter((one) => one.room === room);
    const otherGuests = new Set(
      ofVisit.filter((one) => one.guest !== guest && one.from < to && from < one.to).map((one) => one.guest),
    ).size;
    const size = places.get(room) ?? 1;
    const isOwn = ofVisit.some((one) => one.guest === guest);
    return { room, otherGuests, size, order: [otherGuests, Math.min(size, guests), +isOwn, +(ofVisit.length > 0)] };
  });
  const left = rooms.filter((one) => one.otherGuests < one.size);
  return left.toSorted((one, other) => compare(other.order, one.order))[0]?.room;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const nth = one.findIndex((value, at) => value !== other[at]);
  return nth < 0 ? 0 : one[nth]! - other[nth]!;
}
