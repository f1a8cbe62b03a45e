import type { LocalDate, LocalDateTime, LocalTime } from '../../kernel/local-time.js';
import type { CountedReservations } from '../reservations/counted-reservations.js';
import type { Place, PlaceRequest } from './place.js';
import type { ReservationBook } from './reservation-book.js';
import type { ScheduledTherapist, ScheduleSnapshot } from './schedule-snapshot.js';
import type { TherapistDay } from './therapist-day.js';

/** What is asked of the schedule that the starts are looked for in. */
interface SearchedSchedule {
  readonly snapshot: ScheduleSnapshot;
  readonly book: ReservationBook;
  qualified(serviceIds: readonly string[]): ScheduledTherapist[];
  dayOf(request: PlaceRequest, place: Omit<Place, 'time'>, counted: CountedReservations): TherapistDay;
  isFreeOn(day: TherapistDay, request: PlaceRequest, at: LocalDateTime): boolean;
  findRoom(request: PlaceRequest, at: LocalDateTime): string | null | undefined;
  isOnDuty(place: Place): boolean;
}

/** A treatment that is to be placed, and whose it may become: anybody's who gives it where that is null. */
interface PlacedTreatment {
  request: PlaceRequest;
  therapistId: string | null;
}

interface Looked {
  version: number;
  times: ReadonlySet<LocalTime>;
}

/** The shop's starts that are free: each day is looked at once, and again only when something on it has changed. */
export class FreeStarts {
  private readonly known = new Map<string, Looked>();
  private readonly onDuty = new Map<string, readonly LocalTime[]>();

  constructor(private readonly schedule: SearchedSchedule) {}

  /** Those of a day at which one of the therapists is free for it, requests counting as taken. */
  of(treatment: PlacedTreatment, date: LocalDate): ReadonlySet<LocalTime> {
    if (this.isOwnDay(treatment.request, date)) return this.find(treatment, date);
    const key = `${toShape(treatment.request)} ${date} ${treatment.therapistId}`;
    return this.remember(key, this.schedule.book.versionOnDay(date), () => this.find(treatment, date));
  }

  private find({ request, therapistId }: PlacedTreatment, date: LocalDate): ReadonlySet<LocalTime> {
    const times = new Set<LocalTime>();
    const ids = therapistId === null ? this.schedule.qualified([request.serviceId]).map(({ id }) => id) : [therapistId];
    for (const id of ids) for (const time of this.ofTherapist(request, id, date)) times.add(time);
    if (times.size === 0) return times;
    const rooms = this.ofRooms(request, date);
    return rooms === null ? times : new Set([...times].filter((time) => rooms.has(time)));
  }

  /** Whatever the rooms say. */
  private ofTherapist(request: PlaceRequest, therapistId: string, date: LocalDate): ReadonlySet<LocalTime> {
    const { book } = this.schedule;
    const look = () => {
      const day = this.schedule.dayOf(request, { therapistId, date }, 'open');
      const starts = this.startsOnDuty(therapistId, date);
      return new Set(starts.filter((time) => this.schedule.isFreeOn(day, request, { date, time })));
    };
    for (const id of request.exceptBookingIds)
      if (book.reaches(id, date) && book.get(id)?.therapistId === therapistId) return look();
    return this.remember(`${toShape(request)} ${therapistId} ${date}`, book.versionAround(therapistId, date), look);
  }

  /** Null where there are none to wait for. */
  private ofRooms(request: PlaceRequest, date: LocalDate): ReadonlySet<LocalTime> | null {
    const { snapshot, book } = this.schedule;
    if (snapshot.rooms.length === 0) return null;
    const look = () =>
      new Set(snapshot.starts.filter((time) => this.schedule.findRoom(request, { date, time }) !== undefined));
    if (this.isOwnDay(request, date)) return look();
    return this.remember(`${toShape(request)} room ${date}`, book.versionOnDay(date), look);
  }

  /** Whether what is not in its way, or may share its room, is of that day: what was seen for others says nothing then. */
  private isOwnDay({ exceptBookingIds, partyId }: PlaceRequest, date: LocalDate): boolean {
    const { book } = this.schedule;
    if (partyId !== null && book.onDay(date).some((one) => one.partyId === partyId)) return true;
    for (const id of exceptBookingIds) if (book.reaches(id, date)) return true;
    return false;
  }

  private startsOnDuty(therapistId: string, date: LocalDate): readonly LocalTime[] {
    const key = `${therapistId} ${date}`;
    const known = this.onDuty.get(key);
    if (known) return known;
    const starts = this.schedule.snapshot.starts.filter((time) => this.schedule.isOnDuty({ therapistId, date, time }));
    this.onDuty.set(key, starts);
    return starts;
  }

  private remember(key: string, version: number, look: () => ReadonlySet<LocalTime>): ReadonlySet<LocalTime> {
    const known = this.known.get(key);
    if (known?.version === version) return known.times;
    const times = look();
    this.known.set(key, { version, times });
    return times;
  }
}

/** What of a treatment decides where it fits. */
const toShape = ({ serviceId, durationMinutes, isFollowed = false }: PlaceRequest) =>
  `${serviceId} ${durationMinutes} ${isFollowed}`;
