import { isWithinHours } from '../../catalog/index.js';
import { addDays, type LocalDate, type LocalDateTime } from '../../kernel/local-time.js';
import type { Candidate } from '../assignment/rank-candidates.js';
import { type SlotContext, toAvailability, UNLIMITED_SLOTS } from '../availability/availability.js';
import type { CountedReservations } from '../availability/slot-context.js';
import { countHoles } from './count-holes.js';
import { findFreeRoom } from './free-room.js';
import { ReservationBook } from './reservation-book.js';
import type { ScheduledReservation, ScheduledTherapist, ScheduleSnapshot } from './schedule-snapshot.js';
import { isOverlapping, type Span, toAbsoluteMinutes, toSpan } from './span.js';

/** Somebody's start. */
export interface Place extends LocalDateTime {
  therapistId: string;
}

/** What is to be placed. */
export interface PlaceRequest {
  bookingId: string;
  serviceId: string;
  durationMinutes: number;
  /** With whose bookings it may share its room. */
  partyId: string | null;
  /** The same therapist goes on with the same client at once. */
  isFollowed?: boolean;
  /** What is not in its way: itself, and what moves with it. */
  exceptBookingIds: ReadonlySet<string>;
}

export interface PlaceContext extends SlotContext {
  /** The room that comes with it; null for none. */
  roomId: string | null;
  therapistIsActive: boolean;
}

type DutySpan = Span & { isReadable: boolean };

/** Answers for any start what `slot-context-sql.ts` answers, from a snapshot, and keeps what somebody plans with. */
export class Schedule {
  private readonly therapists: ReadonlyMap<string, ScheduledTherapist>;
  private readonly services: ReadonlyMap<string, ScheduleSnapshot['services'][number]>;
  private readonly shifts: ReadonlyMap<string, DutySpan[]>;
  private readonly timeOff: ReadonlyMap<string, (Span & { isBlock: boolean })[]>;
  private readonly rosteredDates: ReadonlySet<LocalDate>;
  readonly book: ReservationBook;

  constructor(readonly snapshot: ScheduleSnapshot) {
    this.therapists = new Map(snapshot.therapists.map((therapist) => [therapist.id, therapist]));
    this.services = new Map(snapshot.services.map((service) => [service.id, service]));
    this.shifts = group(snapshot.shifts, ({ date, start, end }) => ({
      ...toSpan(date, start ?? '00:00', end ?? '00:00'),
      isReadable: start !== null && end !== null && start < end,
    }));
    this.timeOff = group(snapshot.timeOff, ({ date, start, end, isBlock }) => ({
      ...toSpan(date, start, isBlock && !snapshot.rules.isFull ? start : end),
      isBlock,
    }));
    this.rosteredDates = new Set(snapshot.shifts.map(({ date }) => date));
    this.book = new ReservationBook(snapshot.reservations, (one) => this.toSpanOf(one));
  }

  therapist(id: string): ScheduledTherapist | undefined {
    return this.therapists.get(id);
  }

  /** Those who take bookings and give all of these services. */
  qualified(serviceIds: readonly string[]): ScheduledTherapist[] {
    return this.snapshot.therapists.filter(
      (one) => one.isActive && !one.isUnassigned && serviceIds.every((id) => one.serviceIds?.includes(id) ?? true),
    );
  }

  /** All that is known of a place, as a claim would find it. */
  contextAt(request: PlaceRequest, place: Place, counted: CountedReservations): PlaceContext {
    const { therapistId, date } = place;
    const therapist = this.therapists.get(therapistId);
    const isUnassigned = therapist?.isUnassigned ?? false;
    const shifts = this.shifts.get(`${therapistId} ${date}`) ?? [];
    const wanted = this.spanAt(request, place);
    const own = this.book
      .around(therapistId, date)
      .filter(
        ({ bookingId, kind }) =>
          !request.exceptBookingIds.has(bookingId) &&
          (kind === 'held' || (kind === 'requested' && counted === 'living')),
      );
    const starts = new Set(own.filter((one) => one.date === date).map(({ time }) => time));
    const wish = { ...request, wanted, service: this.services.get(request.serviceId) };
    const off = this.timeOffAround(therapistId, date);
    const treatment = { from: wanted.from, to: wanted.from + request.durationMinutes };
    const roomId = isUnassigned ? null : findFreeRoom(this.snapshot.rooms, this.book.onDay(date), wish);
    return {
      therapistIsActive: therapist?.isActive ?? false,
      isOpen: this.isOpen(place),
      givesService: therapist?.serviceIds?.includes(request.serviceId) ?? true,
      shifts: shifts.length,
      isDayRostered: !isUnassigned && this.rosteredDates.has(date),
      hasUnreadableHours: shifts.some(({ isReadable }) => !isReadable),
      isInShift: shifts.some(({ isReadable, from, to }) => isReadable && from <= wanted.from && wanted.from < to),
      isOnLeave: off.some((one) => !one.isBlock && isOverlapping(one, treatment)),
      isTaken: [...own, ...off.filter(({ isBlock }) => isBlock)].some((one) => isOverlapping(one, wanted)),
      slotsRemaining: isUnassigned ? UNLIMITED_SLOTS : Math.max(0, (therapist?.availableSlots ?? 0) - starts.size),
      hasRoom: roomId !== undefined,
      roomId: roomId ?? null,
    };
  }

  /** The room of a place that is free for it, null for none, undefined where it is not free. */
  findFree(request: PlaceRequest, place: Place, counted: CountedReservations): { roomId: string | null } | undefined {
    if (!this.isOnDuty(place)) return undefined;
    const context = this.contextAt(request, place, counted);
    const isFree = context.therapistIsActive && context.givesService && toAvailability(context) === 'available';
    return isFree ? { roomId: context.roomId } : undefined;
  }

  isOpen(at: LocalDateTime): boolean {
    const { rules, week, closures } = this.snapshot;
    if (rules.ignoresHours) return true;
    if (closures.some(({ firstDate, lastDate }) => firstDate <= at.date && at.date <= lastDate)) return false;
    return week === null || isWithinHours(week, at);
  }

  /** Whether the therapist has a shift at that minute, as far as its hours can be read. */
  isOnDuty({ therapistId, ...at }: Place): boolean {
    const minute = toAbsoluteMinutes(at);
    const shifts = this.shifts.get(`${therapistId} ${at.date}`) ?? [];
    return shifts.some(({ isReadable, from, to }) => !isReadable || (from <= minute && minute < to));
  }

  /** Whether a therapist is away for any part of a treatment, be it for a block or on leave. */
  isAway(therapistId: string, date: LocalDate, treatment: Span): boolean {
    return this.timeOffAround(therapistId, date).some((off) => isOverlapping(off, treatment));
  }

  /** How well a booking would lie there. */
  loadAt(request: PlaceRequest, place: Place): Candidate {
    const { therapistId, date } = place;
    const day = `${therapistId} ${date}`;
    const others = this.book
      .around(therapistId, date)
      .filter(({ bookingId }) => !request.exceptBookingIds.has(bookingId));
    const busy = [...others, ...(this.timeOff.get(day) ?? [])];
    const shifts = (this.shifts.get(day) ?? []).filter(({ isReadable }) => isReadable);
    const { rules, shortestMinutes } = this.snapshot;
    const shortest = rules.isFull ? shortestMinutes : null;
    const ofDay = others.filter((one) => one.date === date);
    return {
      therapistId,
      holes: countHoles(this.spanAt(request, place), { busy, shifts, shortest }),
      bookedMinutes: ofDay.reduce((minutes, { durationMinutes }) => minutes + durationMinutes, 0),
      lastAssignedAt: this.therapists.get(therapistId)?.lastAssignedAt ?? null,
    };
  }

  /** The booking takes this place from now on, in the mind of whoever plans, and no other. */
  move(request: PlaceRequest, place: Place & { roomId: string | null }): void {
    const { bookingId, durationMinutes, partyId } = request;
    const cleanupMinutes = this.cleanupOf(request);
    this.book.put({ bookingId, kind: 'held', durationMinutes, cleanupMinutes, partyId, ...place });
  }

  /** Takes `move` back. @param former what `reservation` said before, undefined for nothing */
  restore(bookingId: string, former: ScheduledReservation | undefined): void {
    if (former) this.book.put(former);
    else this.book.remove(bookingId);
  }

  /** A treatment may last past midnight. */
  private timeOffAround(therapistId: string, date: LocalDate) {
    return [date, addDays(date, 1)].flatMap((day) => this.timeOff.get(`${therapistId} ${day}`) ?? []);
  }

  private cleanupOf({ serviceId, isFollowed }: PlaceRequest): number | null {
    return isFollowed ? 0 : (this.services.get(serviceId)?.cleanupMinutes ?? null);
  }

  private spanAt(request: PlaceRequest, { date, time }: Place): Span {
    return this.toSpanOf({ date, time, ...request, cleanupMinutes: this.cleanupOf(request) });
  }

  private toSpanOf({
    durationMinutes,
    cleanupMinutes,
    ...at
  }: LocalDateTime & Pick<ScheduledReservation, 'durationMinutes' | 'cleanupMinutes'>): Span {
    const from = toAbsoluteMinutes(at);
    const { isFull, bufferMinutes } = this.snapshot.rules;
    return { from, to: isFull ? from + durationMinutes + (cleanupMinutes ?? bufferMinutes) : from };
  }
}

function group<Kind extends { therapistId: string; date: LocalDate }, Made>(
  all: readonly Kind[],
  make: (one: Kind) => Made,
): Map<string, Made[]> {
  const groups = Map.groupBy(all, ({ therapistId, date }) => `${therapistId} ${date}`);
  return new Map([...groups].map(([key, ones]) => [key, ones.map(make)]));
}
