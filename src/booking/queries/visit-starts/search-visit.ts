import { chooseVisitRoom, type RoomPlaces, type TakenRoom } from './choose-visit-room.js';
import { formatMinutes, type LocalTime, MINUTES_OF_DAY, toMinutes } from '../../../kernel/local-time.js';

/** A therapist who could give a treatment at a time. */
export interface FreePart {
  therapistId: string;
  therapistName: string;
  time: LocalTime;
  durationMinutes: number;
  /** Minutes kept free afterwards, unless the same therapist goes on with the same guest. */
  cleanupMinutes: number;
  /** Bookings occupy their start only: two in one room conflict when they begin together. */
  takesStartOnly: boolean;
  /** Whether the therapist is also free for the cleanup time. */
  isFreeAfterwards: boolean;
  /** Number of starts of that day that can still be confirmed. */
  slotsRemaining: number;
  /**
   * Free rooms in order of preference, without (`followed`) and with (`whole`) the cleanup time; null where no room
   * is needed.
   */
  rooms: { followed: readonly string[]; whole: readonly string[] } | null;
}

/** A treatment of a visit, for one guest. */
interface PartParams {
  guest: number;
}

/** Largest number of combinations that are tried for one start. */
const MAX_STEPS = 2_000;

/**
 * Finds a therapist for each treatment of a visit that begins at `start`, by trying the candidates in order; null where
 * there is no solution.
 * @param find returns the therapists who are free for a treatment at a time, at least without its cleanup time
 * @param places number of guests that each room takes; one for a room that is not listed
 */
export function searchVisit(
  start: LocalTime,
  parts: readonly PartParams[],
  find: (nth: number, time: LocalTime) => readonly FreePart[],
  places: RoomPlaces = new Map(),
): FreePart[] | null {
  let steps = 0;
  const choose = (chosen: readonly FreePart[]): FreePart[] | null => {
    const nth = chosen.length;
    if (nth === parts.length) return isWhole(chosen, parts, places) ? [...chosen] : null;
    const before = findPrevious(nth, parts);
    const from = before === undefined ? toMinutes(start) : toEnd(chosen[before]!);
    if (from >= MINUTES_OF_DAY) return null;
    for (const candidate of find(nth, formatMinutes(from))) {
      if (++steps > MAX_STEPS) return null;
      if (!fits(candidate, nth, chosen, parts)) continue;
      const found = choose([...chosen, candidate]);
      if (found) return found;
    }
    return null;
  };
  return choose([]);
}

const toEnd = ({ time, durationMinutes }: FreePart) => toMinutes(time) + durationMinutes;

/** Returns the index of the guest's previous treatment; undefined for the first one. */
function findPrevious(nth: number, parts: readonly PartParams[]): number | undefined {
  const before = parts.slice(0, nth).findLastIndex(({ guest }) => guest === parts[nth]!.guest);
  return before === -1 ? undefined : before;
}

/** Whether a therapist can take one more treatment beside those already chosen for them. */
function fits(candidate: FreePart, nth: number, chosen: readonly FreePart[], parts: readonly PartParams[]): boolean {
  const own = chosen.flatMap((part, other) => (part.therapistId === candidate.therapistId ? [{ part, other }] : []));
  if (own.length >= candidate.slotsRemaining) return false;
  return own.every(({ part, other }) => {
    const goesOn = parts[other]!.guest === parts[nth]!.guest && toEnd(part) === toMinutes(candidate.time);
    const [cleanup, ownCleanup] = [goesOn ? 0 : part.cleanupMinutes, candidate.cleanupMinutes];
    return toEnd(part) + cleanup <= toMinutes(candidate.time) || toEnd(candidate) + ownCleanup <= toMinutes(part.time);
  });
}

/**
 * Whether all treatments could be claimed as chosen, one after the other, each in the room that the claim would pick.
 */
function isWhole(chosen: readonly FreePart[], parts: readonly PartParams[], places: RoomPlaces): boolean {
  const taken: TakenRoom[] = [];
  const guests = new Set(parts.map(({ guest }) => guest)).size;
  return chosen.every((part, nth) => {
    const { guest } = parts[nth]!;
    const next = parts.findIndex((other, at) => at > nth && other.guest === guest);
    const goesOn = next !== -1 && chosen[next]!.therapistId === part.therapistId;
    if (!goesOn && !part.isFreeAfterwards) return false;
    if (!part.rooms) return true;
    const from = toMinutes(part.time);
    const to = part.takesStartOnly ? from + 1 : toEnd(part) + (goesOn ? 0 : part.cleanupMinutes);
    const free = goesOn ? part.rooms.followed : part.rooms.whole;
    const room = chooseVisitRoom(free, { guest, guests, from, to }, taken, places);
    if (room !== undefined) taken.push({ room, guest, from, to });
    return room !== undefined;
  });
}
