import { DEFAULT_DURATION_MINUTES } from '../../catalog/index.js';
import { addDays, formatMinutes, type LocalDate, MINUTES_OF_DAY } from '../../kernel/local-time.js';
import { countHoles } from './count-holes.js';
import { counts, isExcepted, isOfDay, toSpan } from './counted.js';
import { Day } from './day.js';
import type { ReadDay } from './days-data.js';
import { getShiftEnd, listOccupants, type Occupant } from './occupants.js';
import { findOpenTime } from './open-time.js';
import { canConfirmForVisitor, type SlotContext } from './reasons.js';
import { findParty, findRooms, type NamedRoom, type NamedStay } from './room-days.js';
import { findFreeRooms, type Party } from './rooms.js';
import type { Slot } from './slot.js';
import { isOverlapping, type Span } from './span.js';
import type { Wanted } from './wanted.js';

/** A room in use. */
export interface RoomChoice {
  id: string;
  name: string;
  /** Whether the service is given there. */
  suits: boolean;
  /** Whether it is free for the booking. */
  isFree: boolean;
}

/** A therapist's day for an appointment that somebody wants: gathered once for all its starts. */
export class BookableDay {
  private readonly durationMinutes: number;
  private readonly cleanupMinutes: number | null;
  private readonly occupiedMinutes: number;
  readonly givesService: boolean;
  /** Whether the therapist gives the service at its own price, the only one to which the client of Any Available agrees. */
  readonly isAtListPrice: boolean;
  private readonly judge: Day;
  private readonly party: Party | null;
  /** The rooms for it; null where none is needed, undefined until somebody asks. */
  private roomDays: readonly NamedRoom[] | null | undefined;
  private readonly open: Span | null;

  constructor(
    private readonly read: ReadDay,
    private readonly wanted: Wanted,
  ) {
    const { data, date, closure, therapist, service } = read;
    const own = therapist.treatments.find(({ serviceId }) => serviceId === wanted.serviceId);
    const minutes = wanted.durationMinutes ?? own?.minutes ?? service?.minutes ?? DEFAULT_DURATION_MINUTES;
    this.durationMinutes = minutes + (wanted.addedMinutes ?? 0);
    this.cleanupMinutes = wanted.isFollowed ? 0 : (service?.cleanupMinutes ?? null);
    const { isFull, bufferMinutes, ignoresHours } = data.rules;
    this.occupiedMinutes = isFull ? this.durationMinutes + (this.cleanupMinutes ?? bufferMinutes) : 0;
    this.givesService = wanted.serviceId === undefined || own !== undefined || !therapist.hasTreatments;
    this.isAtListPrice = own === undefined || own.isAtListPrice;
    this.judge = toDay(read, wanted);
    this.party = wanted.party ?? findParty(read, wanted);
    if (therapist.isUnassigned) this.roomDays = null;
    this.open = findOpenTime(date, { ignoresHours, week: data.week, isClosure: closure !== null });
  }

  /** Slots remaining of the day. */
  get slotsRemaining(): number {
    return this.judge.slotsRemaining;
  }

  /** Returns the circumstances of a start, in minutes of the day. */
  contextAt(minute: number): SlotContext & Pick<Slot, 'freeRooms'> {
    const free = this.findFreeRooms(minute);
    return {
      ...this.contextBesideRooms(minute),
      hasRoom: free?.length !== 0,
      freeRooms: free?.map(({ id }) => id) ?? null,
    };
  }

  /** Whether a visitor's booking there would be confirmed. */
  isFreeAt(minute: number): boolean {
    if (!this.givesService || this.slotsRemaining === 0) return false;
    // Rooms are looked at only where nothing else is in the way.
    const canBeGiven = canConfirmForVisitor({ ...this.contextBesideRooms(minute), hasRoom: true });
    return canBeGiven && this.findFreeRooms(minute)?.length !== 0;
  }

  /** Returns a start, whether or not it is offered. */
  slotAt(minute: number): Slot {
    const { data, date, therapist } = this.read;
    const offered = this.read.offered.get(minute);
    const context = this.contextAt(minute);
    return {
      ...context,
      therapistId: therapist.id,
      date,
      time: formatMinutes(minute),
      shiftType: offered?.[0] ?? null,
      startsAt: toTimestamp(date, minute),
      endsAt: toTimestamp(date, minute + this.occupiedMinutes),
      durationMinutes: this.durationMinutes,
      cleanupMinutes: this.cleanupMinutes,
      roomId: context.freeRooms?.[0] ?? null,
      partyId: this.wanted.party?.id ?? null,
      partyGuest: this.wanted.party?.guest ?? null,
      isOffered: offered !== undefined,
      therapistName: therapist.name,
      therapistIsActive: therapist.isActive,
      isUnassigned: therapist.isUnassigned,
      isAssignedAtOnce: therapist.isUnassigned && data.rules.assignsAnyAvailable,
      isConfirmedByMail: data.rules.confirmsByMail,
    };
  }

  /** Lists the rooms in use, in their order. */
  listRooms(minute: number): RoomChoice[] {
    const free = new Set(this.contextAt(minute).freeRooms);
    const fitting = new Set(this.rooms?.map(({ id }) => id));
    return this.read.data.rooms.map(({ id, name }) => ({ id, name, suits: fitting.has(id), isFree: free.has(id) }));
  }

  /** Returns who has a room at a start, of a day that was read named; undefined where it is free. */
  findInRoom(roomId: string, minute: number): { bookingId: string; therapistName: string; from: number } | undefined {
    const occupied = this.occupiedAt(minute);
    const there = this.rooms?.find(({ id }) => id === roomId)?.taken.filter((stay) => isOverlapping(stay, occupied));
    const isShared = ({ partyId }: NamedStay) => Number(partyId !== null && partyId === this.party?.id);
    const [first] = there?.toSorted((one, other) => isShared(one) - isShared(other) || one.from - other.from) ?? [];
    if (!first?.bookingId || first.therapistName === undefined) return undefined;
    return { bookingId: first.bookingId, therapistName: first.therapistName, from: first.from - this.read.midnight };
  }

  /**
   * Lists the reservations, those of the day before and of the next one too, but for those of the excepted bookings, the
   * blocks, and the busy times of the therapist's own calendar, of a day that was read named.
   */
  listOccupants(): Occupant[] {
    const { data, midnight, therapist } = this.read;
    const reservations = this.read.reservations.filter(
      ([, , , ownNumber]) => !isExcepted(ownNumber, data, this.wanted.exceptBookingIds),
    );
    const blocks = therapist.blocks.filter(([from]) => isOfDay(from, midnight));
    return listOccupants({ midnight, blocks, busy: therapist.busy, reservations, isFull: data.rules.isFull });
  }

  /** Lists those that a booking at a start would overlap. */
  occupantsAt(minute: number): Occupant[] {
    const occupied = { from: minute, to: minute + this.occupiedMinutes };
    const treatment = { from: minute, to: minute + this.durationMinutes };
    return this.listOccupants().filter(({ kind, takes }) =>
      isOverlapping(takes, kind === 'own_calendar' ? treatment : occupied),
    );
  }

  /** Returns the end of the shift in which a start lies, in minutes of the day; null outside of all. */
  shiftEndAt(minute: number): number | null {
    const spans = this.read.shifts.flatMap(([, from, to]) => (from === null || to === null ? [] : { from, to }));
    const end = getShiftEnd(spans, this.read.midnight + minute);
    return end === null ? null : end - this.read.midnight;
  }

  /** Whether a treatment that begins within a shift ends after it. */
  runsPastShift(minute: number): boolean {
    const end = this.shiftEndAt(minute);
    return end !== null && minute + this.durationMinutes > end;
  }

  /**
   * Returns the minute until which the therapist is free from a start on: the end of the shift, or the next confirmed
   * booking, block, busy time or leave of the day. Null outside of every shift.
   */
  freeUntil(minute: number): number | null {
    const end = this.shiftEndAt(minute);
    if (end === null) return null;
    const { midnight, therapist } = this.read;
    const taken = this.listOccupants().filter(({ kind }) => kind !== 'requested');
    const begins = [...taken.map(({ from }) => from), ...therapist.leave.map(([from]) => from - midnight)];
    return Math.min(end, ...begins.filter((from) => from >= minute));
  }

  /**
   * Counts the gaps, too short to book, that a booking at a start would leave before and after itself; none where bookings
   * occupy their start only.
   * @param shortest minutes of the shortest service with its cleanup; null where none is offered
   */
  holesAt(minute: number, shortest: number | null): number {
    if (!this.read.data.rules.isFull) return 0;
    const { shifts, therapist } = this.read;
    const spans = shifts.flatMap(([, from, to]) => (from === null || to === null ? [] : { from, to }));
    const timeOff = [...therapist.blocks, ...therapist.leave, ...therapist.busy].map(toSpan);
    const busy = [...this.reserved, ...timeOff];
    return countHoles(this.occupiedAt(minute), { busy, shifts: spans, shortest });
  }

  /** Minutes of the day that bookings and requests already take. */
  get bookedMinutes(): number {
    const ofDay = this.reserved.filter(({ from }) => isOfDay(from, this.read.midnight));
    return ofDay.reduce((sum, { from, to }) => sum + to - from, 0);
  }

  private get reserved(): Span[] {
    const { data, reservations } = this.read;
    return reservations
      .filter(([, , , ownNumber]) => !isExcepted(ownNumber, data, this.wanted.exceptBookingIds))
      .map(toSpan);
  }

  private get rooms(): readonly NamedRoom[] | null {
    if (this.roomDays === undefined) this.roomDays = findRooms(this.read, this.wanted, this.party);
    return this.roomDays;
  }

  private findFreeRooms(minute: number): readonly NamedRoom[] | null {
    return this.rooms && findFreeRooms(this.rooms, this.occupiedAt(minute), this.party);
  }

  private contextBesideRooms(minute: number): Omit<SlotContext, 'hasRoom'> {
    return {
      ...this.judge.contextAt(this.occupiedAt(minute), this.durationMinutes),
      isOpen: this.open !== null && this.open.from <= minute && minute < this.open.to,
      givesService: this.givesService,
    };
  }

  private occupiedAt(minute: number): Span {
    const from = this.read.midnight + minute;
    return { from, to: from + this.occupiedMinutes };
  }
}

function toDay({ data, midnight, therapist, ...read }: ReadDay, wanted: Wanted): Day {
  const { id, isUnassigned, availableSlots, leave, blocks, busy } = therapist;
  const kept = read.kept.filter(([, , therapistId]) => therapistId === id).map(toSpan);
  const counted = read.reservations.filter((row) => counts(row, { data, therapistId: id }, wanted)).map(toSpan);
  const reserved = wanted.countsKept ? [...counted, ...kept] : counted;
  const countStarts = (spans: readonly Span[]) =>
    new Set(spans.map(({ from }) => from).filter((from) => isOfDay(from, midnight))).size;
  const held = read.reservations.filter(([, , isHeld]) => isHeld === 1).map(toSpan);
  return new Day({
    isUnassigned,
    availableSlots,
    isRostered: read.isRostered,
    shifts: read.shifts.map(([, from, to]) => (from === null || to === null ? null : { from, to })),
    leave: leave.map(toSpan),
    busy: busy.map(toSpan),
    taken: [
      ...reserved,
      ...blocks
        .filter(([from]) => isOfDay(from, midnight))
        .map(([from, to]) => ({ from, to: data.rules.isFull ? to : from })),
    ],
    heldStarts: countStarts(reserved),
    keptPlaces: wanted.isForWaiting ? Math.min(countStarts(kept), availableSlots - countStarts(held)) : 0,
  });
}

/** Formats minutes from the midnight of a date as PostgreSQL does: `2026-03-03 17:00:00`. */
const toTimestamp = (date: LocalDate, minute: number): string =>
  `${minute < MINUTES_OF_DAY ? date : addDays(date, Math.floor(minute / MINUTES_OF_DAY))} ${formatMinutes(minute % MINUTES_OF_DAY)}:00`;
