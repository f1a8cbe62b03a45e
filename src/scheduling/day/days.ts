import { daysBetween, type LocalDate, type LocalTime, MINUTES_OF_DAY, toMinutes } from '../../kernel/local-time.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import { AnybodyDay } from './anybody-day.js';
import { BookableDay } from './bookable-day.js';
import type {
  DaysData,
  InRoomRow,
  KeptRow,
  ReadService,
  ReadTherapist,
  ReservationRow,
  ShiftRow,
} from './days-data.js';
import type { Slot } from './slot.js';
import type { Wanted } from './wanted.js';

/** The dates of some therapists, all of the moment at which they were read. */
export class Days {
  private readonly services: ReadonlyMap<string, ReadService>;
  private readonly therapists: ReadonlyMap<string, TherapistDays>;
  private readonly rosteredDates: ReadonlySet<LocalDate>;
  private readonly inRooms: SpansByDay<InRoomRow>;
  private readonly kept: SpansByDay<KeptRow>;
  /** The time slots by their start; of two that begin together the one that is shown first. */
  private readonly offered: ReadonlyMap<number, readonly [shiftType: string, displayOrder: number]>;

  /** The starts of time slots, in minutes of a day and in display order. */
  readonly offeredStarts: readonly number[];

  constructor(private readonly data: DaysData) {
    this.services = new Map(data.services.map((service) => [service.id, service]));
    this.therapists = new Map(data.therapists.map((therapist) => [therapist.id, new TherapistDays(therapist)]));
    this.rosteredDates = new Set(data.rosteredDates);
    this.inRooms = new SpansByDay(data.inRooms);
    this.kept = new SpansByDay(data.kept);
    this.offered = new Map(data.starts.map(([minute, ...more]) => [minute, more] as const).reverse());
    const inOrder = [...this.offered].sort(([one, [, first]], [other, [, second]]) => first - second || one - other);
    this.offeredStarts = inOrder.map(([minute]) => minute);
  }

  /** Lists the therapists with a shift on a date, by name; Any Available has none. */
  rosteredOn(date: LocalDate): { id: string; name: string; isActive: boolean }[] {
    const nth = this.nthOf(date);
    const rostered = [...this.therapists.values()].filter((days) => days.shiftsOn(nth).length > 0);
    return rostered.map(({ therapist: { id, name, isActive, isUnassigned } }) => ({
      id,
      name,
      isActive: isActive && !isUnassigned,
    }));
  }

  /** Returns the name of a date's closure. */
  closureOn(date: LocalDate): string | null {
    return this.data.closures.find(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate)?.name ?? null;
  }

  /** Returns a day for an appointment; undefined when there is no such therapist. */
  day({ therapistId, date }: TherapistDay, wanted: Wanted): BookableDay | undefined {
    const days = this.therapists.get(therapistId);
    if (!days) return undefined;
    const nth = this.nthOf(date);
    const service = wanted.serviceId === undefined ? undefined : this.services.get(wanted.serviceId);
    return new BookableDay(
      {
        data: this.data,
        date,
        midnight: nth * MINUTES_OF_DAY,
        closure: this.closureOn(date),
        isRostered: this.rosteredDates.has(date),
        therapist: days.therapist,
        shifts: days.shiftsOn(nth),
        reservations: days.reservations.around(nth),
        kept: this.kept.around(nth),
        inRooms: this.inRooms.around(nth),
        service,
        offered: this.offered,
      },
      wanted,
    );
  }

  isUnassigned(therapistId: string): boolean {
    return this.therapists.get(therapistId)?.therapist.isUnassigned ?? false;
  }

  /** Returns a date of Any Available. Everybody has to have been read. */
  anybody(date: LocalDate, wanted: Wanted): AnybodyDay {
    const working = this.rosteredOn(date).filter(({ isActive }) => isActive);
    return new AnybodyDay(
      working.map(
        ({ id }) =>
          () =>
            this.day({ therapistId: id, date }, wanted)!,
      ),
      this.data.rules.assignsAnyAvailable,
    );
  }

  /** Lists the starts of all time slots of some days, in display order. */
  offeredSlots(days: readonly TherapistDay[], wanted: Wanted): Slot[] {
    const bookable = days.flatMap((day) => this.day(day, wanted) ?? []);
    return this.offeredStarts.flatMap((minute) => bookable.map((day) => day.slotAt(minute)));
  }

  /** Returns a start of a day, offered or not; undefined when there is no such therapist. */
  slotAt(day: TherapistDay, time: LocalTime, wanted: Wanted): Slot | undefined {
    return this.day(day, wanted)?.slotAt(toMinutes(time));
  }

  private nthOf(date: LocalDate): number {
    return daysBetween(this.data.first, date);
  }
}

/** A therapist's days as they were read. */
class TherapistDays {
  readonly reservations: SpansByDay<ReservationRow>;
  private readonly shifts: ReadonlyMap<number, readonly ShiftRow[]>;

  constructor(readonly therapist: ReadTherapist) {
    this.reservations = new SpansByDay(therapist.reservations);
    this.shifts = Map.groupBy(therapist.shifts, ([nth]) => nth);
  }

  shiftsOn(nth: number): readonly ShiftRow[] {
    return this.shifts.get(nth) ?? [];
  }
}

/** Spans by the day on which they begin. */
class SpansByDay<Row extends readonly [from: number, ...unknown[]]> {
  private readonly byDay: ReadonlyMap<number, Row[]>;

  constructor(rows: readonly Row[]) {
    this.byDay = Map.groupBy(rows, ([from]) => Math.floor(from / MINUTES_OF_DAY));
  }

  /** Returns the spans of a day, those of the day before, which may run into it, and of the next, into which it may run. */
  around(nth: number): readonly Row[] {
    return [nth - 1, nth, nth + 1].flatMap((day) => this.byDay.get(day) ?? []);
  }
}
