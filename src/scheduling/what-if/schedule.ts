import { addDays, type LocalDate, type LocalDateTime } from '../../kernel/local-time.js';
import type { Candidate } from '../assignment/rank-candidates.js';
import { canConfirm } from '../day/reasons.js';
import type { CountedReservations } from '../reservations/counted-reservations.js';
import { countHoles } from '../day/count-holes.js';
import { findFreeRoom } from './free-room.js';
import { FreeStarts } from './free-starts.js';
import { groupByTherapistDay } from './group-by-therapist-day.js';
import { OpenTimes } from './open-times.js';
import type { Place, PlaceContext, PlaceRequest } from './place.js';
import { ReservationIndex } from './reservation-index.js';
import type { ScheduledReservation, ScheduledTherapist, ScheduleSnapshot } from './schedule-snapshot.js';
import { isOverlapping, type Span, toAbsoluteMinutes, toSpan } from '../day/span.js';
import { Day } from '../day/day.js';

type DutySpan = Span & { isReadable: boolean };

/** Asks the days of a snapshot, which a plan can change, what `Days` asks those of the database. */
export class Schedule {
  private readonly therapists: ReadonlyMap<string, ScheduledTherapist>;
  private readonly services: ReadonlyMap<string, ScheduleSnapshot['services'][number]>;
  private readonly shifts: ReadonlyMap<string, DutySpan[]>;
  private readonly timeOff: ReadonlyMap<string, (Span & { isBlock: boolean; isBusy: boolean })[]>;
  private readonly rosteredDates: ReadonlySet<LocalDate>;
  private readonly nextDays = new Map<LocalDate, LocalDate>();
  readonly openTimes: OpenTimes;
  readonly freeStarts = new FreeStarts(this);
  readonly reservations: ReservationIndex;

  /** Number of checks whether a therapist is free at a start, which measures the cost of a plan. */
  checkCount = 0;

  constructor(readonly snapshot: ScheduleSnapshot) {
    this.therapists = new Map(snapshot.therapists.map((therapist) => [therapist.id, therapist]));
    this.services = new Map(snapshot.services.map((service) => [service.id, service]));
    this.shifts = groupByTherapistDay(snapshot.shifts, ({ date, start, end }) => ({
      ...toSpan(date, start ?? '00:00', end ?? '00:00'),
      isReadable: start !== null && end !== null && start < end,
    }));
    this.timeOff = groupByTherapistDay(snapshot.timeOff, ({ date, start, end, isBlock, isBusy = false }) => ({
      ...toSpan(date, start, isBlock && !snapshot.rules.isFull ? start : end),
      isBlock,
      isBusy,
    }));
    this.openTimes = new OpenTimes(snapshot);
    this.rosteredDates = new Set(snapshot.shifts.map(({ date }) => date));
    this.reservations = new ReservationIndex(snapshot.reservations, (one) => this.toSpanOf(one));
  }

  therapist(id: string): ScheduledTherapist | undefined {
    return this.therapists.get(id);
  }

  /** Returns the therapists who take bookings and give all of these services. */
  qualified(serviceIds: readonly string[]): ScheduledTherapist[] {
    return this.snapshot.therapists.filter(
      (one) => one.isActive && !one.isUnassigned && serviceIds.every((id) => one.serviceIds?.includes(id) ?? true),
    );
  }

  /** Returns the circumstances of a place, as a claim would find them. */
  contextAt(request: PlaceRequest, place: Place, counted: CountedReservations): PlaceContext {
    const context = this.dayOf(request, place, counted).contextAt(this.spanAt(request, place), request.durationMinutes);
    const roomId = this.isUnassigned(place) ? null : this.findRoom(request, place);
    return {
      therapistIsActive: this.therapists.get(place.therapistId)?.isActive ?? false,
      givesService: this.gives(place.therapistId, request.serviceId),
      ...context,
      isOpen: this.isOpen(place),
      hasRoom: roomId !== undefined,
      roomId: roomId ?? null,
    };
  }

  /** Returns the room for a place (null for none needed); undefined when the place is not free. */
  findFree(request: PlaceRequest, place: Place, counted: CountedReservations): { roomId: string | null } | undefined {
    if (!this.isOnDuty(place) || this.openTimes.skips(place)) return undefined;
    const { therapistId } = place;
    if (!this.takes(therapistId, request) || !this.isFreeOn(this.dayOf(request, place, counted), request, place))
      return undefined;
    const roomId = this.isUnassigned(place) ? null : this.findRoom(request, place);
    return roomId === undefined ? undefined : { roomId };
  }

  /** Whether a therapist takes bookings of the service. */
  takes(therapistId: string, { serviceId }: PlaceRequest): boolean {
    return (this.therapists.get(therapistId)?.isActive ?? false) && this.gives(therapistId, serviceId);
  }

  /** Whether a therapist who takes the service is free at a start of their day, regardless of rooms. */
  isFreeOn(day: Day, request: PlaceRequest, at: LocalDateTime): boolean {
    this.checkCount += 1;
    const context = day.contextAt(this.spanAt(request, at), request.durationMinutes);
    return canConfirm({ ...context, isOpen: true, givesService: true, hasRoom: true });
  }

  /** Gathers a therapist's day. @param counted which reservations count as taken */
  dayOf(
    { exceptBookingIds }: PlaceRequest,
    { therapistId, date }: Omit<Place, 'time'>,
    counted: CountedReservations,
  ): Day {
    const counts = ({ bookingId, kind }: ScheduledReservation) =>
      !exceptBookingIds.has(bookingId) && (kind === 'held' || (kind === 'requested' && counted === 'open'));
    const therapist = this.therapists.get(therapistId);
    const reservations = this.reservations.around(therapistId, date).filter(counts);
    const off = this.timeOffAround(therapistId, date);
    return new Day({
      isUnassigned: therapist?.isUnassigned ?? false,
      availableSlots: therapist?.availableSlots ?? 0,
      isRostered: this.rosteredDates.has(date),
      shifts: (this.shifts.get(`${therapistId} ${date}`) ?? []).map((shift) => (shift.isReadable ? shift : null)),
      leave: off.filter(({ isBlock, isBusy }) => !isBlock && !isBusy),
      busy: off.filter(({ isBusy }) => isBusy),
      taken: [...reservations, ...off.filter(({ isBlock }) => isBlock)],
      heldStarts: new Set(reservations.filter((one) => one.date === date).map(({ time }) => time)).size,
    });
  }

  /** Finds the room that it would get; null where none is needed, undefined where none is free. */
  findRoom(request: PlaceRequest, at: LocalDateTime): string | null | undefined {
    const place = { ...request, occupied: this.spanAt(request, at), service: this.services.get(request.serviceId) };
    return findFreeRoom(this.snapshot.rooms, this.reservations.onDay(at.date), place);
  }

  isOpen(at: LocalDateTime): boolean {
    return this.openTimes.includes(at);
  }

  /** Whether the therapist has a shift at that minute; unreadable hours do not count. */
  isOnDuty({ therapistId, ...at }: Place): boolean {
    const minute = toAbsoluteMinutes(at);
    const shifts = this.shifts.get(`${therapistId} ${at.date}`) ?? [];
    return shifts.some(({ isReadable, from, to }) => !isReadable || (from <= minute && minute < to));
  }

  /** Whether a block, a busy time or leave of the therapist overlaps a treatment. */
  isAway(therapistId: string, date: LocalDate, treatment: Span): boolean {
    return this.timeOffAround(therapistId, date).some((off) => isOverlapping(off, treatment));
  }

  /** Returns the figures by which candidates for a place are ranked. */
  loadAt(request: PlaceRequest, place: Place): Candidate {
    const { therapistId, date } = place;
    const day = `${therapistId} ${date}`;
    const others = this.reservations
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

  /** Moves a booking to this place, in the plan only. */
  move(request: PlaceRequest, place: Place & { roomId: string | null }): void {
    const { bookingId, durationMinutes, party } = request;
    const ofParty = { partyId: party?.id ?? null, guest: party?.guest ?? null };
    const cleanupMinutes = this.cleanupOf(request);
    this.reservations.put({ bookingId, kind: 'held', durationMinutes, cleanupMinutes, ...ofParty, ...place });
  }

  /**
   * Undoes `move`.
   * @param former what `reservations.get` returned before, undefined for nothing
   */
  restore(bookingId: string, former: ScheduledReservation | undefined): void {
    if (this.reservations.get(bookingId) === former) return;
    if (former) this.reservations.put(former);
    else this.reservations.remove(bookingId);
  }

  private gives(therapistId: string, serviceId: string): boolean {
    return this.therapists.get(therapistId)?.serviceIds?.includes(serviceId) ?? true;
  }

  private isUnassigned({ therapistId }: Place): boolean {
    return this.therapists.get(therapistId)?.isUnassigned ?? false;
  }

  /** Returns the therapist's time off on a day and the next, because a treatment may run past midnight. */
  private timeOffAround(therapistId: string, date: LocalDate) {
    const next = this.nextDays.get(date) ?? addDays(date, 1);
    this.nextDays.set(date, next);
    return [date, next].flatMap((day) => this.timeOff.get(`${therapistId} ${day}`) ?? []);
  }

  private cleanupOf({ serviceId, isFollowed }: PlaceRequest): number | null {
    return isFollowed ? 0 : (this.services.get(serviceId)?.cleanupMinutes ?? null);
  }

  private spanAt(request: PlaceRequest, { date, time }: LocalDateTime): Span {
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
