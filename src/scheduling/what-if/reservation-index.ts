import { addDays, type LocalDate } from '../../kernel/local-time.js';
import type { ScheduledReservation } from './schedule-snapshot.js';
import type { Span } from '../day/span.js';

type Occupied = ScheduledReservation & Span;

/** The reservations of a schedule, indexed by booking, by day, and by therapist and day. */
export class ReservationIndex {
  private readonly byId = new Map<string, Occupied>();
  private readonly previous = new Map<LocalDate, LocalDate>();
  private readonly byDay = new Map<string, Occupied[]>();
  private readonly changes = new Map<string, number>();

  /** @param toSpan computes the span that a reservation takes */
  constructor(
    reservations: readonly ScheduledReservation[],
    private readonly toSpan: (one: ScheduledReservation) => Span,
  ) {
    for (const reservation of reservations) this.put(reservation);
  }

  get(bookingId: string): Occupied | undefined {
    return this.byId.get(bookingId);
  }

  /** Returns the reservations of a therapist on a day, and of the day before, which may run past midnight. */
  around(therapistId: string, date: LocalDate): readonly Occupied[] {
    return this.with(date, (day) => `${therapistId} ${day}`);
  }

  /** Returns the reservations of all therapists on a day, and of the day before. */
  onDay(date: LocalDate): readonly Occupied[] {
    return this.with(date, (day) => day);
  }

  /** Whether `onDay` includes this booking. */
  reaches(bookingId: string, date: LocalDate): boolean {
    const reservation = this.byId.get(bookingId);
    return reservation !== undefined && (reservation.date === date || reservation.date === this.dayBefore(date));
  }

  /** Returns a number that changes whenever the result of `around` does. */
  versionAround(therapistId: string, date: LocalDate): number {
    return this.countChanges(`${therapistId} ${date}`) + this.countChanges(`${therapistId} ${this.dayBefore(date)}`);
  }

  /** Returns a number that changes whenever the result of `onDay` does. */
  versionOnDay(date: LocalDate): number {
    return this.countChanges(date) + this.countChanges(this.dayBefore(date));
  }

  /** Adds a reservation, replacing the booking's earlier one. */
  put(reservation: ScheduledReservation): void {
    this.remove(reservation.bookingId);
    const occupied = { ...reservation, ...this.toSpan(reservation) };
    this.byId.set(reservation.bookingId, occupied);
    for (const key of toKeys(occupied)) {
      this.changes.set(key, this.countChanges(key) + 1);
      const sameDay = this.byDay.get(key);
      if (sameDay) sameDay.push(occupied);
      else this.byDay.set(key, [occupied]);
    }
  }

  remove(bookingId: string): void {
    const removed = this.byId.get(bookingId);
    if (!removed) return;
    this.byId.delete(bookingId);
    for (const key of toKeys(removed)) {
      this.changes.set(key, this.countChanges(key) + 1);
      const others = this.byDay.get(key)!.filter((one) => one !== removed);
      this.byDay.set(key, others);
    }
  }

  private countChanges(key: string): number {
    return this.changes.get(key) ?? 0;
  }

  private with(date: LocalDate, toKey: (day: LocalDate) => string): readonly Occupied[] {
    const [late, own] = [this.byDay.get(toKey(this.dayBefore(date))), this.byDay.get(toKey(date))];
    return late && own ? [...late, ...own] : (late ?? own ?? []);
  }

  private dayBefore(date: LocalDate): LocalDate {
    const cached = this.previous.get(date);
    if (cached) return cached;
    const before = addDays(date, -1);
    this.previous.set(date, before);
    return before;
  }
}

const toKeys = ({ therapistId, date }: Occupied) => [date, `${therapistId} ${date}`];
