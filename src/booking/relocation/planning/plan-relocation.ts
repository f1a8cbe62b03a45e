import { type LocalDate, type LocalDateTime, type LocalTime, toMinutes } from '../../../kernel/local-time.js';
import { type Schedule, toAbsoluteMinutes } from '../../../scheduling/index.js';
import type { Choice, PlacedBooking, RelocatingParty, Relocation, RelocationOutcome } from './displaced-booking.js';
import { listDaysFrom, PartyPlacer, type PartyPlaces, type Takers, toRequest } from './party-placer.js';

/** So many days after its own a booking may go to. */
export const RELOCATION_DAYS = 14;

/** Nobody can be told of another time that is sooner than this. */
const NOTICE_MINUTES = 60;

/**
 * Where bookings go that have lost their place: to the same time with somebody who is free and does it, else to the nearest time,
 * else the client is called. One after the other, on a schedule that keeps what each was given, so that two never get one slot: first
 * what was chosen by hand, then all that keep their time, those with the fewest to choose from first, then the rest by time.
 */
export function planRelocation(
  schedule: Schedule,
  parties: readonly RelocatingParty[],
  { now, choices = new Map() }: { now: LocalDateTime; choices?: ReadonlyMap<string, Choice> },
): Relocation[] {
  const made = new Map<string, Relocation>();
  const settle = (booking: PlacedBooking, outcome: RelocationOutcome, place: Relocation['place'] = null) =>
    made.set(booking.bookingId, { booking, outcome, place });
  const take = (party: RelocatingParty, places: PartyPlaces, outcome: RelocationOutcome) => {
    for (const booking of party.toReversed()) {
      const place = places.get(booking.bookingId);
      if (!place) continue;
      schedule.move(toRequest(booking, new Set(), isFollowed(booking, party, places)), place);
      const { roomId, ...at } = place;
      settle(booking, outcome, at);
    }
  };

  const open: RelocatingParty[] = [];
  for (const party of parties) {
    for (const booking of party) choose(schedule, { booking, party, choice: choices.get(booking.bookingId) }, settle);
    const left = party.filter(({ bookingId }) => !choices.has(bookingId));
    if (left.some(({ cause }) => cause !== null)) open.push(left);
  }

  const late: RelocatingParty[] = [];
  for (const party of byFewestTakers(schedule, open)) {
    const places = new PartyPlacer(schedule, party).atSameTimes();
    if (places) take(party, places, 'same_time');
    else late.push(party);
  }

  for (const party of late.toSorted((one, other) => toSortKey(one).localeCompare(toSortKey(other)))) {
    const places = findOtherTime(schedule, party, now);
    if (places) take(party, places, 'other_time');
    else for (const booking of party.filter(({ cause }) => cause !== null)) settle(booking, 'call');
  }
  return parties.flat().flatMap(({ bookingId }) => made.get(bookingId) ?? []);
}

function choose(
  schedule: Schedule,
  { booking, party, choice }: { booking: PlacedBooking; party: RelocatingParty; choice: Choice | undefined },
  settle: (booking: PlacedBooking, outcome: RelocationOutcome, place?: Relocation['place']) => void,
): void {
  if (!choice) return;
  if (choice.kind === 'cancel') schedule.book.remove(booking.bookingId);
  if (choice.kind !== 'place') return void settle(booking, choice.kind);
  const request = toRequest(booking, new Set(party.map(({ bookingId }) => bookingId)), false);
  const free = schedule.findFree(request, choice.place, 'confirmed');
  if (!free) return void settle(booking, 'taken', choice.place);
  schedule.move(request, { ...choice.place, ...free });
  const isSameTime = choice.place.date === booking.date && choice.place.time === booking.time;
  settle(booking, isSameTime ? 'same_time' : 'other_time', choice.place);
}

/** On the nearest day with any: with the therapist whom the client chose where possible, then as near as possible. */
function findOtherTime(schedule: Schedule, party: RelocatingParty, now: LocalDateTime): PartyPlaces | undefined {
  const [first] = party;
  if (!first || first.isUnassigned) return undefined;
  const takers: Takers[] = party.some(({ isTherapistChosen }) => isTherapistChosen) ? ['same', 'anybody'] : ['anybody'];
  for (const date of listDaysFrom(first.date, RELOCATION_DAYS))
    for (const whom of takers) {
      const places = findOnDay(schedule, party, { date, now, whom });
      if (places) return places;
    }
  return undefined;
}

function findOnDay(
  schedule: Schedule,
  party: RelocatingParty,
  { date, now, whom }: { date: LocalDate; now: LocalDateTime; whom: Takers },
): PartyPlaces | undefined {
  const distance = (time: LocalTime) => Math.abs(toMinutes(time) - toMinutes(party[0]!.time));
  const earliest = toAbsoluteMinutes(now) + NOTICE_MINUTES;
  const starts = schedule.snapshot.starts
    .filter((time) => toAbsoluteMinutes({ date, time }) >= earliest && schedule.isOpen({ date, time }))
    .toSorted((one, other) => distance(one) - distance(other) || other.localeCompare(one));
  let best: { places: PartyPlaces; distance: number; holes: number } | undefined;
  for (const time of starts) {
    if (best && distance(time) > best.distance) break;
    const places = new PartyPlacer(schedule, party).from(date, time, whom);
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

/** Who has least to choose from chooses first. */
function byFewestTakers(schedule: Schedule, parties: readonly RelocatingParty[]): RelocatingParty[] {
  const countTakers = (party: RelocatingParty) => {
    const ids = new Set(party.map(({ bookingId }) => bookingId));
    const counts = party
      .filter(({ cause }) => cause !== null)
      .map((booking) => {
        const { date, time, serviceId } = booking;
        const isFree = ({ id: therapistId }: { id: string }) =>
          schedule.findFree(toRequest(booking, ids, false), { therapistId, date, time }, 'living') !== undefined;
        return schedule.qualified([serviceId]).filter(isFree).length;
      });
    return Math.min(...counts);
  };
  return parties
    .map((party) => ({ party, takers: countTakers(party) }))
    .sort((one, other) => one.takers - other.takers || toSortKey(one.party).localeCompare(toSortKey(other.party)))
    .map(({ party }) => party);
}

function isFollowed({ bookingId, visit, durationMinutes }: PlacedBooking, party: RelocatingParty, places: PartyPlaces) {
  const own = places.get(bookingId);
  if (!visit || !own) return false;
  const end = toMinutes(own.time) + durationMinutes;
  return party.some((other) => {
    const at = places.get(other.bookingId) ?? other;
    const isNext = other.visit?.guest === visit.guest && at.date === own.date && toMinutes(at.time) === end;
    return isNext && at.therapistId === own.therapistId;
  });
}

const toSortKey = (party: RelocatingParty) => {
  const [first] = party;
  return first ? `${first.date} ${first.time} ${first.bookingId}` : '';
};
