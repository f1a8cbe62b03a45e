import type { LocalDate, LocalDateTime, LocalTime } from '../../kernel/local-time.js';
import type { CountedReservations } from '../reservations/counted-reservations.js';
import type { OpenTimes } from './open-times.js';
import type { Place, PlaceRequest } from './place.js';
import type { ReservationIndex } from './reservation-index.js';
import type { ScheduledTherapist, ScheduleSnapshot } from './schedule-snapshot.js';
import type { Day } from '../day/day.js';

/** The part of the schedule that the search needs. */
interface SearchedSchedule {
  readonly snapshot: ScheduleSnapshot;
  readonly reservations: ReservationIndex;
  readonly openTimes: OpenTimes;
  qualified(serviceIds: readonly string[]): ScheduledTherapist[];
  dayOf(request: PlaceRequest, place: Omit<Place, 'time'>, counted: CountedReservations): Day;
  takes(therapistId: string, request: PlaceRequest): boolean;
  isFreeOn(day: Day, request: PlaceRequest, at: LocalDateTime): boolean;
  findRoom(request: PlaceRequest, at: LocalDateTime): string | null | undefined;
  isOnDuty(place: Place): boolean;
}

/** A treatment to find a time for. */
interface PlacedTreatment {
  request: PlaceRequest;
  /** The therapist; null for any who gives the service. */
  therapistId: string | null;
}

interface CachedTimes {
  version: number;
  times: ReadonlySet<LocalTime>;
}

/** Finds free start times, and caches those of a day until something on that day changes. */
export class FreeStarts {
  private readonly known = new Map<string, CachedTimes>();
  private readonly onDuty = new Map<string, readonly LocalTime[]>();

  constructor(private readonly schedule: SearchedSchedule) {}

  /** Returns the start times of a day at which one of the therapists, and a room, is free. Requests count as taken. */
  onDay(treatment: PlacedTreatment, date: LocalDate): ReadonlySet<LocalTime> {
    if (this.hasOwnBookings(treatment.request, date)) return this.find(treatment, date);
    const key = `${toKey(treatment.request)} ${date} ${treatment.therapistId}`;
    return this.getCached(key, this.schedule.reservations.versionOnDay(date), () => this.find(treatment, date));
  }

  private find({ request, therapistId }: PlacedTreatment, date: LocalDate): ReadonlySet<LocalTime> {
    const times = new Set<LocalTime>();
    const ids = therapistId === null ? this.schedule.qualified([request.serviceId]).map(({ id }) => id) : [therapistId];
    for (const id of ids) for (const time of this.therapistTimes(request, id, date)) times.add(time);
    if (times.size === 0) return times;
    const rooms = this.roomTimes(request, date);
    return rooms === null ? times : new Set([...times].filter((time) => rooms.has(time)));
  }

  /** Returns the times at which the therapist is free, regardless of rooms. */
  private therapistTimes(request: PlaceRequest, therapistId: string, date: LocalDate): ReadonlySet<LocalTime> {
    const { reservations } = this.schedule;
    const compute = () => {
      if (!this.schedule.takes(therapistId, request)) return new Set<LocalTime>();
      const day = this.schedule.dayOf(request, { therapistId, date }, 'open');
      const starts = this.startsOnDuty(therapistId, date);
      return new Set(starts.filter((time) => this.schedule.isFreeOn(day, request, { date, time })));
    };
    for (const id of request.exceptBookingIds)
      if (reservations.reaches(id, date) && reservations.get(id)?.therapistId === therapistId) return compute();
    return this.getCached(
      `${toKey(request)} ${therapistId} ${date}`,
      reservations.versionAround(therapistId, date),
      compute,
    );
  }

  /** Returns the times at which a room is free; null in a shop without rooms. */
  private roomTimes(request: PlaceRequest, date: LocalDate): ReadonlySet<LocalTime> | null {
    const { snapshot, reservations } = this.schedule;
    if (snapshot.rooms.length === 0) return null;
    const compute = () =>
      new Set(snapshot.starts.filter((time) => this.schedule.findRoom(request, { date, time }) !== undefined));
    if (this.hasOwnBookings(request, date)) return compute();
    return this.getCached(`${toKey(request)} room ${date}`, reservations.versionOnDay(date), compute);
  }

  /**
   * Whether bookings that do not block it, as those of its visit, are on that day, so that cached times do not apply.
   */
  private hasOwnBookings({ exceptBookingIds, party }: PlaceRequest, date: LocalDate): boolean {
    const { reservations } = this.schedule;
    if (party !== null && reservations.onDay(date).some((one) => one.partyId === party.id)) return true;
    for (const id of exceptBookingIds) if (reservations.reaches(id, date)) return true;
    return false;
  }

  private startsOnDuty(therapistId: string, date: LocalDate): readonly LocalTime[] {
    const key = `${therapistId} ${date}`;
    const cached = this.onDuty.get(key);
    if (cached) return cached;
    const { snapshot, openTimes } = this.schedule;
    const starts = snapshot.starts.filter(
      (time) => this.schedule.isOnDuty({ therapistId, date, time }) && !openTimes.skips({ date, time }),
    );
    this.onDuty.set(key, starts);
    return starts;
  }

  private getCached(key: string, version: number, compute: () => ReadonlySet<LocalTime>): ReadonlySet<LocalTime> {
    const cached = this.known.get(key);
    if (cached?.version === version) return cached.times;
    const times = compute();
    this.known.set(key, { version, times });
    return times;
  }
}

/** Returns the key of a treatment: two with the same key fit at the same times. */
const toKey = ({ serviceId, durationMinutes, isFollowed = false }: PlaceRequest) =>
  `${serviceId} ${durationMinutes} ${isFollowed}`;
