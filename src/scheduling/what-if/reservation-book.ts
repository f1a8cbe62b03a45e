import { addDays, type LocalDate } from '../../kernel/local-time.js';
import type { ScheduledReservation } from './schedule-snapshot.js';
import type { Span } from './span.js';

export type Occupied = ScheduledReservation & Span;

/** Who has which time, by booking, by day, and by therapist and day. */
export class ReservationBook {
  private readonly byId = new Map<string, Occupied>();
  private readonly previous = new Map<LocalDate, LocalDate>();
  private readonly byDay = new Map<string, Occupied[]>();

  /** @param toSpan what a reservation takes */
  constructor(
    reservations: readonly ScheduledReservation[],
    private readonly toSpan: (one: ScheduledReservation) => Span,
  ) {
    for (const reservation of reservations) this.put(reservation);
  }

  get(bookingId: string): Occupied | undefined {
    return this.byId.get(bookingId);
  }

  /** What a therapist has that day, and what of the day before may last into it. */
  around(therapistId: string, date: LocalDate): readonly Occupied[] {
    return this.with(date, (day) => `${therapistId} ${day}`);
  }

  /** The same of everybody. */
  onDay(date: LocalDate): readonly Occupied[] {
    return this.with(date, (day) => day);
  }

  /** In place of what the booking had before. */
  put(reservation: ScheduledReservation): void {
    this.remove(reservation.bookingId);
    const occupied = { ...reservation, ...this.toSpan(reservation) };
    this.byId.set(reservation.bookingId, occupied);
    for (const key of toKeys(occupied)) {
      const known = this.byDay.get(key);
      if (known) known.push(occupied);
      else this.byDay.set(key, [occupied]);
    }
  }

  remove(bookingId: string): void {
    const known = this.byId.get(bookingId);
    if (!known) return;
    this.byId.delete(bookingId);
    for (const key of toKeys(known))
      this.byDay.set(
        key,
        this.byDay.get(key)!.filter((one) => one !== known),
      );
  }

  private with(date: LocalDate, toKey: (day: LocalDate) => string): readonly Occupied[] {
    const before = this.previous.get(date) ?? addDays(date, -1);
    this.previous.set(date, before);
    const [late, own] = [this.byDay.get(toKey(before)), this.byDay.get(toKey(date))];
    return late && own ? [...late, ...own] : (late ?? own ?? []);
  }
}

const toKeys = ({ therapistId, date }: Occupied) => [date, `${therapistId} ${date}`];
