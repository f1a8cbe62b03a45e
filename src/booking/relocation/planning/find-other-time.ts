import { type LocalDate, type LocalDateTime, type LocalTime, toMinutes } from '../../../kernel/local-time.js';
import { type Schedule, toAbsoluteMinutes } from '../../../scheduling/index.js';
import type { RelocatingParty } from './displaced-booking.js';
import { PartyPlacer, type PartyPlaces, type TherapistScope, toRequest } from './party-placer.js';

/** Number of days after its own day to which a booking may be moved. */
export const RELOCATION_DAYS = 14;

/** Minutes from now before which a new start is too soon: the client could not be told in time. */
const NOTICE_MINUTES = 60;

/**
 * Finds a place on the nearest day that has one: with the therapist the client chose if possible, then as close to
 * the old time as possible.
 */
export function findOtherTime(schedule: Schedule, party: RelocatingParty, now: LocalDateTime): PartyPlaces | undefined {
  const [first] = party;
  if (!first || first.isUnassigned) return undefined;
  const scopes: TherapistScope[] = party.some(({ isTherapistChosen }) => isTherapistChosen)
    ? ['same', 'anybody']
    : ['anybody'];
  for (const date of schedule.openTimes.listOpenDays(first.date, RELOCATION_DAYS))
    for (const scope of scopes) {
      const places = findOnDay(schedule, party, { date, now, scope });
      if (places) return places;
    }
  return undefined;
}

function findOnDay(
  schedule: Schedule,
  party: RelocatingParty,
  { date, now, scope }: { date: LocalDate; now: LocalDateTime; scope: TherapistScope },
): PartyPlaces | undefined {
  const distance = (time: LocalTime) => Math.abs(toMinutes(time) - toMinutes(party[0]!.time));
  const earliest = toAbsoluteMinutes(now) + NOTICE_MINUTES;
  const placer = new PartyPlacer(schedule, party);
  const starts = placer
    .startsOn(date, scope)
    .filter((time) => toAbsoluteMinutes({ date, time }) >= earliest && schedule.isOpen({ date, time }))
    .toSorted((one, other) => distance(one) - distance(other) || other.localeCompare(one));
  let best: { places: PartyPlaces; distance: number; holes: number } | undefined;
  for (const time of starts) {
    if (best && distance(time) > best.distance) break;
    const places = placer.from(date, time, scope);
    if (!places) continue;
    const found = { places, distance: distance(time), holes: countHoles(schedule, party, places) };
    if (!best || found.holes < best.holes) best = found;
  }
  return best?.places;
}

function countHoles(schedule: Schedule, party: RelocatingParty, places: PartyPlaces): number {
  const ids = new Set(party.map(({ bookingId }) => bookingId));
  const loads = party.map((booking) => {
    const place = places.get(booking.bookingId);
    return place ? schedule.loadAt(toRequest(booking, ids, false), place).holes : 0;
  });
  return loads.reduce((sum, holes) => sum + holes, 0);
}
