import type { LocalDate } from '../../kernel/local-time.js';
import { UNLIMITED_SLOTS } from '../availability/availability.js';
import type { PlaceContext, PlaceRequest } from './place.js';
import type { Occupied } from './reservation-index.js';
import type { ScheduledTherapist } from './schedule-snapshot.js';
import { isOverlapping, type Span } from './span.js';

export type DutySpan = Span & { isReadable: boolean };

interface DayContents {
  therapist: ScheduledTherapist | undefined;
  date: LocalDate;
  /** Whether any therapist has a shift that day. */
  isRostered: boolean;
  shifts: readonly DutySpan[];
  /** Reservations in the way of bookings, including those of the day before that may run into this one. */
  reservations: readonly Occupied[];
  off: readonly (Span & { isBlock: boolean })[];
}

/** The part of a therapist's day that decides about its starts, gathered once for all of them. */
export class ScheduledDay {
  private readonly isUnassigned: boolean;
  private readonly slotsRemaining: number;
  private readonly taken: readonly Span[];
  private readonly leave: readonly Span[];
  private readonly hasUnreadableHours: boolean;

  constructor(private readonly day: DayContents) {
    const { therapist, date, shifts, reservations, off } = day;
    const starts = new Set(reservations.filter((one) => one.date === date).map(({ time }) => time));
    this.isUnassigned = therapist?.isUnassigned ?? false;
    this.slotsRemaining = this.isUnassigned
      ? UNLIMITED_SLOTS
      : Math.max(0, (therapist?.availableSlots ?? 0) - starts.size);
    this.taken = [...reservations, ...off.filter(({ isBlock }) => isBlock)];
    this.leave = off.filter(({ isBlock }) => !isBlock);
    this.hasUnreadableHours = shifts.some(({ isReadable }) => !isReadable);
  }

  /**
   * Returns all circumstances of a start but opening hours and rooms.
   * @param occupied the span that it would take, with its cleanup where that counts
   */
  contextAt(
    { serviceId, durationMinutes }: PlaceRequest,
    occupied: Span,
  ): Omit<PlaceContext, 'isOpen' | 'hasRoom' | 'roomId'> {
    const { therapist, isRostered, shifts } = this.day;
    const treatment = { from: occupied.from, to: occupied.from + durationMinutes };
    return {
      therapistIsActive: therapist?.isActive ?? false,
      givesService: therapist?.serviceIds?.includes(serviceId) ?? true,
      shifts: shifts.length,
      isDayRostered: !this.isUnassigned && isRostered,
      hasUnreadableHours: this.hasUnreadableHours,
      isInShift: shifts.some(({ isReadable, from, to }) => isReadable && from <= occupied.from && occupied.from < to),
      isOnLeave: this.leave.some((one) => isOverlapping(one, treatment)),
      isTaken: this.taken.some((one) => isOverlapping(one, occupied)),
      slotsRemaining: this.slotsRemaining,
    };
  }
}
