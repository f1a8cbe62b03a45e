import { type Answer, conflict, done, invalid } from './answer.js';

/** Days are counted from the sequence's first, times in minutes of the day, all on the shop's wall clock. */
export interface Slot {
  /** 0 and 1 are people, 2 is Any Available. */
  therapist: number;
  day: number;
  time: number;
}

export type Status = 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'no_show';
export type DayState = 'expected' | 'arrived' | 'in_service';

export interface ModelBooking extends Slot {
  status: Status;
  service: number;
  version: number;
  /** How far the visit of a confirmed one has come. */
  dayState: DayState;
  /** Why it waits, while it waits. */
  reason: string | null;
  /** Minutes since the sequence's first midnight until which it is kept for the client; absent where it is not. */
  heldUntil?: number | undefined;
  isVerified?: boolean;
  hasLapsed?: boolean;
  /** The shop has put it where it is, by taking something back; its client has not moved it since. */
  isPlacedByShop?: boolean;
  /** What was done to it and holds, the latest last. */
  changes: { version: number; isByShop: boolean; before: ModelBooking }[];
  /** The versions of what was taken back. */
  undone: number[];
}

/** A place on the waiting list: one day of one therapist, and starts from and to which would suit. */
export interface ModelWait {
  therapist: number;
  day: number;
  from: number;
  to: number;
  service: number;
  status: 'waiting' | 'offered' | 'booked' | 'declined' | 'expired' | 'withdrawn';
  /** The starts that were offered and not answered: nothing at these times is offered again. */
  unanswered: number[];
  /** What was held for it last. */
  offer?: Slot;
  /** Minutes since the sequence's first midnight. */
  expires?: number;
}

interface Span {
  from: number;
  to: number;
}

/** What takes a slot. */
type Holder = ModelBooking | ModelWait;

/** What was let go of, and visitors cannot have before those who wait were asked. */
export interface ModelOpening extends Slot {
  service: number;
  /** All that it takes of the day, or what a request has left of that. */
  span: Span;
  hasRoom: boolean;
  /** Minutes since the sequence's first midnight. */
  until: number;
  of: Holder;
}

/**
 * Whose bookings count: for a visitor all open ones, for those who wait all that do not ask for what is kept for them, to
 * whoever opens the link in the mail the confirmed ones and what is kept.
 */
type CountedReservations = 'open' | 'confirmed' | 'waiting' | 'linked';

const countsKept = (counted: CountedReservations) => counted === 'open' || counted === 'linked';

/** What may differ from shop to shop. */
export interface ShopRules {
  isFullDuration: boolean;
  /** A visitor's booking is confirmed by a link in a mail. */
  confirmsByMail: boolean;
  /** All treatments are given in one room, one at a time; else the shop knows no rooms. */
  hasOneRoom: boolean;
  bufferMinutes: number;
  cutOffHours: number;
  /** The most start times a day, by therapist. */
  caps: readonly number[];
}

export const ANY_AVAILABLE = 2;
const BOOKING_WINDOW_DAYS = 60;
const MINUTES_PER_DAY = 24 * 60;
/** So long after its time something is kept at most, should nobody ask. */
const ASKING_MINUTES = 2;
export const HOLD_MINUTES = 15;

/** Minutes, by service. */
export const durations = [60, 60, 90];
/** Start times on offer. */
export const offered = [540, 600, 630, 660, 750, 990];
/** From and to, by therapist and day: one long day, an evening, two shifts; the rest is off. */
export const shifts: Record<string, [number, number][]> = {
  '0 0': [[540, 1020]],
  '0 1': [[540, 1020]],
  '1 1': [[720, 1080]],
  '1 2': [
    [540, 640],
    [740, 1000],
  ],
};

/** The rules of a booking in as few lines as they can be said in, and without the product's words for them. */
export class ModelShop {
  readonly bookings: ModelBooking[] = [];
  readonly waits: ModelWait[] = [];
  kept: ModelOpening[] = [];
  /** Approved; it wins over shifts, and takes no booking away. */
  readonly leave: { therapist: number; day: number; from: number; to: number }[] = [];
  readonly blocks: { therapist: number; day: number; from: number; to: number }[] = [];
  now = { day: 0, time: 585 };

  constructor(readonly rules: ShopRules) {}

  minutesNow(): number {
    return this.now.day * MINUTES_PER_DAY + this.now.time;
  }

  isPast({ day, time }: { day: number; time: number }): boolean {
    return day < this.now.day || (day === this.now.day && time <= this.now.time);
  }

  openBookings(): ModelBooking[] {
    return this.bookings.filter(({ status }) => status === 'pending' || status === 'confirmed');
  }

  /** Whether a booking there conflicts with others. @param counted open bookings, or the confirmed alone */
  isTaken(slot: Slot, service: number, counted: CountedReservations, except?: Holder): boolean {
    const others = this.bookingsCounted(slot, counted, except).map((other) => this.spanOf(other));
    const blocked = this.blocks
      .filter(({ therapist, day }) => therapist === slot.therapist && day === slot.day)
      .map(({ from, to }) => ({ from, to: this.rules.isFullDuration ? to : from + 1 }));
    const { from, to } = this.occupiedSpan(slot.time, durations[service]!);
    return [...others, ...blocked].some((other) => from < other.to && other.from < to);
  }

  remaining(slot: Omit<Slot, 'time'>, counted: CountedReservations, except?: Holder): number {
    const cap = this.rules.caps[slot.therapist]!;
    const countStarts = (these: readonly Slot[]) => new Set(these.map(({ time }) => time)).size;
    const left = Math.max(0, cap - countStarts(this.bookingsCounted(slot, counted, except)));
    if (counted !== 'waiting') return left;
    // What is kept keeps its place in the day, whatever visitors ask for meanwhile.
    const kept = this.kept.filter(
      (one) => one.therapist === slot.therapist && one.day === slot.day && this.isStillKept(one),
    );
    const places = cap - countStarts(this.bookingsCounted(slot, 'confirmed', except));
    return Math.max(left, Math.min(countStarts(kept), places));
  }

  verdict(slot: Slot, service: number, counted: CountedReservations, except?: Holder): string {
    if (slot.therapist === ANY_AVAILABLE) return 'unassigned';
    if (this.isOnLeave(slot, durations[service]!)) return 'not_rostered';
    const hours = this.shiftsOf(slot);
    if (hours.length === 0) return 'not_rostered';
    const isAtWork = hours.some(([from, to]) => slot.time >= from && slot.time < to);
    if (!isAtWork || this.isTaken(slot, service, counted, except)) return 'time_conflict';
    if (this.remaining(slot, counted, except) === 0) return 'fully_booked';
    return this.isRoomTaken(slot, service, counted, except) ? 'no_room' : 'available';
  }

  /** Whether the one room has somebody else in it, whoever treats them. A hold keeps it from visitors, another request does not. */
  isRoomTaken(slot: Slot, service: number, counted: CountedReservations, except?: Holder): boolean {
    if (!this.rules.hasOneRoom || slot.therapist === ANY_AVAILABLE) return false;
    const isInRoom = (one: ModelBooking) =>
      one.status === 'confirmed' ||
      (counted !== 'confirmed' && one.heldUntil !== undefined && this.counts(one, counted));
    const bookings = this.openBookings().filter((one) => one !== except && isInRoom(one));
    const kept = countsKept(counted) ? this.kept.filter((one) => one.hasRoom && this.isStillKept(one)) : [];
    const { from, to } = this.occupiedSpan(slot.time, durations[service]!);
    return [...bookings, ...kept, ...this.offers(except)]
      .filter(({ therapist, day }) => therapist !== ANY_AVAILABLE && day === slot.day)
      .map((other) => this.spanOf(other))
      .some((other) => from < other.to && other.from < to);
  }

  /** Whether a treatment would last into leave, the cleaning after it apart. */
  isOnLeave({ therapist, day, time }: Slot, minutes: number): boolean {
    return this.leave.some(
      (one) => one.therapist === therapist && one.day === day && time < one.to && one.from < time + minutes,
    );
  }

  shiftsOf({ therapist, day }: Omit<Slot, 'time'>): [number, number][] {
    return shifts[`${therapist} ${day}`] ?? [];
  }

  /** Whether the public may choose the slot at all. */
  refusedByWindow(slot: Slot): Answer | undefined {
    if (slot.day > this.now.day + BOOKING_WINDOW_DAYS || slot.day < this.now.day) return invalid('booking_date');
    if (this.isPast(slot)) return invalid('booking_time');
    return offered.includes(slot.time) ? undefined : invalid('booking_time');
  }

  /** Whether it is too late for the client to change anything. */
  isCutOff({ day, time }: Slot): boolean {
    const last = day * MINUTES_PER_DAY + time - this.rules.cutOffHours * 60;
    return last <= this.now.day * MINUTES_PER_DAY + this.now.time;
  }

  block(block: ModelShop['blocks'][number]): Answer {
    if (block.day < this.now.day) return invalid('blocked_date');
    const isCovering = ({ therapist, day, from, to }: ModelShop['blocks'][number]) =>
      therapist === block.therapist && day === block.day && from <= block.from && block.to <= to;
    if (this.blocks.some(isCovering)) return { status: 409, code: 'already-blocked', field: 'start_time' };
    const isInTheWay = (booking: Slot & { service: number }) => {
      const { from, to } = this.occupiedSpan(booking.time, durations[booking.service]!);
      return booking.therapist === block.therapist && booking.day === block.day && from < block.to && block.from < to;
    };
    if (this.openBookings().some(isInTheWay)) return conflict('bookings-in-the-way');
    this.blocks.push(block);
    return done;
  }

  private bookingsCounted({ therapist, day }: Omit<Slot, 'time'>, counted: CountedReservations, except?: Holder) {
    const isThere = (one: Slot) => one.therapist === therapist && one.day === day;
    const bookings = this.openBookings().filter((one) => one !== except && isThere(one) && this.counts(one, counted));
    const kept = countsKept(counted) ? this.kept.filter((one) => isThere(one) && this.isStillKept(one)) : [];
    return [...bookings, ...kept, ...this.offers(except).filter(isThere)];
  }

  private counts(booking: ModelBooking, counted: CountedReservations): boolean {
    if (booking.status === 'confirmed' || counted === 'open') return true;
    const isLate = this.kept.some(
      (opening) =>
        this.isStillKept(opening) && opening.therapist === booking.therapist && this.overlaps(opening, booking),
    );
    return counted === 'waiting' && !isLate;
  }

  isStillKept({ until }: ModelOpening): boolean {
    return until + ASKING_MINUTES > this.minutesNow();
  }

  overlaps(one: Slot & { service: number }, other: Slot & { service: number }): boolean {
    const [first, second] = [one, other].map((each) => this.spanOf(each));
    return one.day === other.day && first!.from < second!.to && second!.from < first!.to;
  }

  /** Whether one takes all of the other's time. */
  covers(one: Slot & { service: number }, other: Slot & { service: number }): boolean {
    const [own, wanted] = [one, other].map(({ time, service }) => this.occupiedSpan(time, durations[service]!));
    const isThere = one.therapist === other.therapist && one.day === other.day;
    return isThere && own!.from <= wanted!.from && wanted!.to <= own!.to;
  }

  /** What is held for somebody who waits counts as confirmed does. */
  private offers(except?: Holder) {
    return this.waits.flatMap((wait) =>
      wait.status === 'offered' && wait.offer && wait !== except ? [{ ...wait.offer, service: wait.service }] : [],
    );
  }

  spanOf({ time, service, span }: { time: number; service: number; span?: Span }): Span {
    return span ?? this.occupiedSpan(time, durations[service]!);
  }

  /** What a booking occupies: its start, taken for a minute, or its whole time and the cleaning. */
  private occupiedSpan(time: number, minutes: number) {
    return { from: time, to: this.rules.isFullDuration ? time + minutes + this.rules.bufferMinutes : time + 1 };
  }
}
