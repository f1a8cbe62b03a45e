import {
  formatMinutes,
  type LocalDate,
  type LocalTime,
  MINUTES_OF_DAY,
  toMinutes,
} from '../../../kernel/local-time.js';
import { type Place, type PlaceRequest, rankCandidates, type Schedule } from '../../../scheduling/index.js';
import type { PlacedBooking, RelocatingParty } from './displaced-booking.js';

/** The new place of each booking of a party, by booking id. */
export type PartyPlaces = ReadonlyMap<string, Place & { roomId: string | null }>;

/** The therapists who may take over a displaced booking: anybody who is free, or only its own. */
export type TherapistScope = 'anybody' | 'same';

/**
 * Searches places for all bookings of a party, or none. Tries them out on the schedule and restores it afterwards.
 * Bookings that are not displaced keep their therapist.
 */
export class PartyPlacer {
  constructor(
    private readonly schedule: Schedule,
    private readonly party: RelocatingParty,
  ) {}

  /** Places the displaced bookings at their own times. */
  atSameTimes(): PartyPlaces | undefined {
    const lost = this.party.filter(({ cause }) => cause !== null);
    return this.place(lost, 'anybody');
  }

  /** Places all bookings from a new start, one after the other, as a moved visit is. */
  from(date: LocalDate, time: LocalTime, scope: TherapistScope): PartyPlaces | undefined {
    const ends = new Map<number, number>();
    const moved: PlacedBooking[] = [];
    for (const booking of this.party) {
      const guest = booking.visit?.guest ?? 1;
      const start = ends.get(guest) ?? toMinutes(time);
      if (start >= MINUTES_OF_DAY) return undefined;
      ends.set(guest, start + booking.durationMinutes);
      moved.push({ ...booking, date, time: formatMinutes(start) });
    }
    return this.place(moved, scope);
  }

  /**
   * Lists the starts of a day at which the first treatment of every guest is free. No other start can succeed in
   * `from`.
   */
  startsOn(date: LocalDate, scope: TherapistScope): LocalTime[] {
    const ids = new Set(this.party.map(({ bookingId }) => bookingId));
    const guests = Map.groupBy(this.party, ({ visit }) => visit?.guest ?? 1);
    const [first, ...others] = [...guests.values()].map(([booking]) => {
      const request = toRequest(booking!, ids, booking!.visit !== null);
      return this.schedule.freeStarts.onDay(
        { request, therapistId: isSame(booking!, scope) ? booking!.therapistId : null },
        date,
      );
    });
    return [...(first ?? [])].filter((time) => others.every((free) => free.has(time)));
  }

  /**
   * Places bookings, from the last to the first, because the place of a booking decides whether the therapist before it
   * continues without cleanup time.
   */
  private place(bookings: readonly PlacedBooking[], scope: TherapistScope): PartyPlaces | undefined {
    const ids = new Set(bookings.map(({ bookingId }) => bookingId));
    const places = new Map<string, Place & { roomId: string | null }>();
    const former = bookings.map(({ bookingId }) => [bookingId, this.schedule.reservations.get(bookingId)] as const);
    const isPlaced = this.placeFrom(bookings.toReversed(), { ids, places, scope });
    for (const [id, reservation] of former) this.schedule.restore(id, reservation);
    return isPlaced ? places : undefined;
  }

  private placeFrom(
    [booking, ...rest]: readonly PlacedBooking[],
    input: { ids: ReadonlySet<string>; places: Map<string, Place & { roomId: string | null }>; scope: TherapistScope },
  ): boolean {
    if (!booking) return true;
    const { ids, places } = input;
    const next = this.findNext(booking, places);
    for (const { therapistId, request, free } of this.listFree(booking, ids, input, next)) {
      const place = { therapistId, date: booking.date, time: booking.time };
      this.schedule.move(request, { ...place, ...free });
      places.set(booking.bookingId, { ...place, ...free });
      if (this.placeFrom(rest, input)) return true;
      places.delete(booking.bookingId);
      this.schedule.reservations.remove(booking.bookingId);
    }
    return false;
  }

  /** Returns the place of the treatment that the same guest has directly afterwards. */
  private findNext({ visit, date, time, durationMinutes, isUnassigned }: PlacedBooking, places: PartyPlaces) {
    if (!visit || isUnassigned) return undefined;
    const end = formatMinutes(toMinutes(time) + durationMinutes);
    const isNext = (one: PlacedBooking) => {
      const at = places.get(one.bookingId) ?? one;
      return one.visit?.guest === visit.guest && at.date === date && at.time === end;
    };
    const next = this.party.find(isNext);
    return next && (places.get(next.bookingId) ?? next);
  }

  /**
   * Lists who is free, the best first: whoever treats the same client next, then by the ranking that Any Available
   * uses.
   */
  private listFree(
    booking: PlacedBooking,
    ids: ReadonlySet<string>,
    { places, scope }: { places: PartyPlaces; scope: TherapistScope },
    next: Place | undefined,
  ) {
    const { date, time, cause } = booking;
    if (cause === 'closed' && !this.schedule.isOpen({ date, time })) return [];
    const except = unplaced(ids, places);
    const found = this.listCandidates(booking, scope).flatMap((id) => {
      const request = toRequest(booking, except, next?.therapistId === id);
      const free = this.schedule.findFree(request, { therapistId: id, date, time }, 'open');
      return free ? [{ therapistId: id, request, free }] : [];
    });
    if (found.length < 2) return found;
    const ranked = rankCandidates(
      found.map((one) => ({
        ...one,
        ...this.schedule.loadAt(one.request, { therapistId: one.therapistId, date, time }),
      })),
    );
    const isKnown = (one: { therapistId: string }) => one.therapistId === next?.therapistId;
    return [...ranked.filter(isKnown), ...ranked.filter((one) => !isKnown(one))];
  }

  private listCandidates(booking: PlacedBooking, scope: TherapistScope): string[] {
    if (isSame(booking, scope)) return [booking.therapistId];
    return this.schedule.qualified([booking.serviceId]).map(({ id }) => id);
  }
}

/** Returns the request with which the schedule is asked about a booking of a party. */
export function toRequest(
  { bookingId, serviceId, durationMinutes, visit }: PlacedBooking,
  exceptBookingIds: ReadonlySet<string>,
  isFollowed: boolean,
): PlaceRequest {
  const party = visit && { id: visit.id, guest: visit.guest, guests: 1 };
  return { bookingId, serviceId, durationMinutes, party, exceptBookingIds, isFollowed };
}

/** Whether the booking stays with its therapist. */
const isSame = ({ cause, isUnassigned }: PlacedBooking, scope: TherapistScope) =>
  cause === null || scope === 'same' || isUnassigned;

/** Returns the ids of bookings of the party that have no place yet: they block nobody. */
const unplaced = (ids: ReadonlySet<string>, places: PartyPlaces) => new Set([...ids].filter((id) => !places.has(id)));
