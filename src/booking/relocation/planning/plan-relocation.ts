import { type LocalDateTime, toMinutes } from '../../../kernel/local-time.js';
import type { Schedule } from '../../../scheduling/index.js';
import type { Choice, PlacedBooking, RelocatingParty, Relocation, RelocationOutcome } from './displaced-booking.js';
import { EventLoopYielder } from './event-loop-yielder.js';
import { findOtherTime } from './find-other-time.js';
import { PartyPlacer, type PartyPlaces, toRequest } from './party-placer.js';

/** Number of availability checks between two interruptions, which take some milliseconds. */
const CHECKS_BETWEEN_YIELDS = 1_000;

/** The work per booking besides its availability checks, as a number of checks. */
const CHECKS_PER_BOOKING = 20;

/** Number of availability checks, which take some seconds, after which no other time is searched for. */
const MAX_CHECKS = 500_000;

interface PlanOptions {
  now: LocalDateTime;
  choices?: ReadonlyMap<string, Choice>;
  maxChecks?: number;
}

export interface RelocationPlan {
  relocations: Relocation[];
  /** Number of bookings without a place for which no other time was searched, because the search had taken too long. */
  unsearched: number;
}

/**
 * Plans where displaced bookings go: to somebody else at the same time, else to the nearest other time, else the
 * client is called. Bookings are placed one after the other on one schedule, so no slot is given twice: first the
 * choices made by hand, then those that keep their time (fewest candidates first), then the others by time.
 */
export async function planRelocation(
  schedule: Schedule,
  parties: readonly RelocatingParty[],
  { now, choices = new Map(), maxChecks = MAX_CHECKS }: PlanOptions,
): Promise<RelocationPlan> {
  const made = new Map<string, Relocation>();
  const record = (booking: PlacedBooking, outcome: RelocationOutcome, place: Relocation['place'] = null) =>
    made.set(booking.bookingId, { booking, outcome, place });
  const take = (party: RelocatingParty, places: PartyPlaces, outcome: RelocationOutcome) => {
    for (const booking of party.toReversed()) {
      const place = places.get(booking.bookingId);
      if (!place) continue;
      schedule.move(toRequest(booking, new Set(), isFollowed(booking, party, places)), place);
      const { roomId, ...at } = place;
      record(booking, outcome, at);
    }
  };

  const yielder = new EventLoopYielder(CHECKS_BETWEEN_YIELDS);
  let checked = schedule.checkCount;
  const pause = async () => {
    await yielder.after(schedule.checkCount - checked + CHECKS_PER_BOOKING);
    checked = schedule.checkCount;
  };

  const open: RelocatingParty[] = [];
  for (const party of parties) {
    await pause();
    for (const booking of party) choose(schedule, { booking, party, choice: choices.get(booking.bookingId) }, record);
    const left = party.filter(({ bookingId }) => !choices.has(bookingId));
    if (left.some(({ cause }) => cause !== null)) open.push(left);
  }

  const late: RelocatingParty[] = [];
  for (const party of await sortByFewestCandidates(schedule, open, pause)) {
    await pause();
    const places = new PartyPlacer(schedule, party).atSameTimes();
    if (places) take(party, places, 'same_time');
    else late.push(party);
  }

  let unsearched = 0;
  for (const party of sortByTime(late)) {
    await pause();
    const isTooLong = schedule.checkCount > maxChecks;
    const places = isTooLong ? undefined : findOtherTime(schedule, party, now);
    const lost = party.filter(({ cause }) => cause !== null);
    if (isTooLong) unsearched += lost.length;
    if (places) take(party, places, 'other_time');
    else for (const booking of lost) record(booking, 'call');
  }
  return { relocations: parties.flat().flatMap(({ bookingId }) => made.get(bookingId) ?? []), unsearched };
}

function choose(
  schedule: Schedule,
  { booking, party, choice }: { booking: PlacedBooking; party: RelocatingParty; choice: Choice | undefined },
  record: (booking: PlacedBooking, outcome: RelocationOutcome, place?: Relocation['place']) => void,
): void {
  if (!choice) return;
  if (choice.kind === 'cancel') schedule.reservations.remove(booking.bookingId);
  if (choice.kind !== 'place') return record(booking, choice.kind);
  const request = toRequest(booking, new Set(party.map(({ bookingId }) => bookingId)), false);
  const free = schedule.findFree(request, choice.place, 'confirmed');
  if (!free) return record(booking, 'taken', choice.place);
  schedule.move(request, { ...choice.place, ...free });
  const isSameTime = choice.place.date === booking.date && choice.place.time === booking.time;
  record(booking, isSameTime ? 'same_time' : 'other_time', choice.place);
}

/** Parties with the fewest candidates are placed first. */
async function sortByFewestCandidates(
  schedule: Schedule,
  parties: readonly RelocatingParty[],
  pause: () => Promise<void>,
): Promise<RelocatingParty[]> {
  const countCandidates = (party: RelocatingParty) => {
    const ids = new Set(party.map(({ bookingId }) => bookingId));
    const counts = party
      .filter(({ cause }) => cause !== null)
      .map((booking) => {
        const { date, time, serviceId, cause } = booking;
        if (cause === 'closed' && !schedule.isOpen({ date, time })) return 0;
        const isFree = ({ id: therapistId }: { id: string }) =>
          schedule.findFree(toRequest(booking, ids, false), { therapistId, date, time }, 'open') !== undefined;
        return schedule.qualified([serviceId]).filter(isFree).length;
      });
    return Math.min(...counts);
  };
  const counted: { party: RelocatingParty; candidates: number }[] = [];
  for (const party of sortByTime(parties)) {
    await pause();
    counted.push({ party, candidates: countCandidates(party) });
  }
  return counted.sort((one, other) => one.candidates - other.candidates).map(({ party }) => party);
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

function sortByTime(parties: readonly RelocatingParty[]): RelocatingParty[] {
  const keyed = parties.map((party) => ({ party, key: toSortKey(party) }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ party }) => party);
}

const toSortKey = (party: RelocatingParty) => {
  const [first] = party;
  return first ? `${first.date} ${first.time} ${first.bookingId}` : '';
};
