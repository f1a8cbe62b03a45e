import { chooseRoom, type RoomPlaces, type TakenRoom } from './choose-room.js';
import { formatMinutes, type LocalTime, toMinutes } from '../../../kernel/local-time.js';

/** A therapist who could give a treatment at a time. */
export interface FreePart {
  therapistId: string;
  therapistName: string;
  time: LocalTime;
  durationMinutes: number;
  /** Minutes kept free afterwards, unless the same therapist goes on with the same guest. */
  cleanupMinutes: number;
  /** A booking takes its start alone: two in one room are in each other's way when they begin together. */
  takesStartOnly: boolean;
  /** Free for the time of cleaning as well. */
  isFreeAfterwards: boolean;
  /** Starts of that day that can still be confirmed. */
  slotsRemaining: number;
  /** Free rooms in the order in which they are given away, without and with the time of cleaning; null where none is needed. */
  rooms: { followed: readonly string[]; whole: readonly string[] } | null;
}

/** A treatment, and for which guest. */
export interface WantedPart {
  guest: number;
}

/** So many choices are tried for one start. */
const MAX_STEPS = 2_000;

/**
 * Who could give each treatment of a visit that begins at `start`: the first choice in the order of `find`; null where nobody
 * can. @param find who is free for a treatment at a time, those left out who are not even without cleaning afterwards.
 * @param places how many guests a room takes, one where it is not named
 */
export function searchVisit(
  start: LocalTime,
  parts: readonly WantedPart[],
  find: (nth: number, time: LocalTime) => readonly FreePart[],
  places: RoomPlaces = new Map(),
): FreePart[] | null {
  let steps = 0;
  const choose = (chosen: readonly FreePart[]): FreePart[] | null => {
    const nth = chosen.length;
    if (nth === parts.length) return isWhole(chosen, parts, places) ? [...chosen] : null;
    const before = findPrevious(nth, parts);
    const from = before === undefined ? toMinutes(start) : toEnd(chosen[before]!);
    if (from >= 24 * 60) return null;
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

/** The guest's treatment before. */
function findPrevious(nth: number, parts: readonly WantedPart[]): number | undefined {
  const before = parts.slice(0, nth).findLastIndex(({ guest }) => guest === parts[nth]!.guest);
  return before === -1 ? undefined : before;
}

/** Whether a therapist can take one more, beside those that they take already. */
function fits(candidate: FreePart, nth: number, chosen: readonly FreePart[], parts: readonly WantedPart[]): boolean {
  const own = chosen.flatMap((part, other) => (part.therapistId === candidate.therapistId ? [{ part, other }] : []));
  if (own.length >= candidate.slotsRemaining) return false;
  return own.every(({ part, other }) => {
    const goesOn = parts[other]!.guest === parts[nth]!.guest && toEnd(part) === toMinutes(candidate.time);
    const [cleanup, ownCleanup] = [goesOn ? 0 : part.cleanupMinutes, candidate.cleanupMinutes];
    return toEnd(part) + cleanup <= toMinutes(candidate.time) || toEnd(candidate) + ownCleanup <= toMinutes(part.time);
  });
}

/** Whether all can be claimed as they are: one after the other, each in the room that the claim would choose. */
function isWhole(chosen: readonly FreePart[], parts: readonly WantedPart[], places: RoomPlaces): boolean {
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
    const room = chooseRoom(free, { guest, guests, from, to }, taken, places);
    if (room !== undefined) taken.push({ room, guest, from, to });
    return room !== undefined;
  });
}
