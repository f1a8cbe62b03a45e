import { type SlotContext, UNLIMITED_SLOTS } from './reasons.js';
import { isOverlapping, type Span } from './span.js';

/** Everything that decides about the starts of a therapist's day. Times are minutes on one scale. */
interface DayContents {
  /** Whether it is a day of Any Available. */
  isUnassigned: boolean;
  /** Most starts that the day may have. */
  availableSlots: number;
  /** Whether any therapist has a shift that day. */
  isRostered: boolean;
  /** The shifts; null for one whose hours cannot be read. */
  shifts: readonly (Span | null)[];
  /** Approved leave of the day and the next, because a treatment may run past midnight. */
  leave: readonly Span[];
  /** When they are busy by their own calendar, on the day and the next. It takes its whole time, whatever bookings take. */
  busy?: readonly Span[];
  /** Reservations that count, kept openings and blocks, with those of the day before and of the next one. */
  taken: readonly Span[];
  /** Different starts of the day that bookings hold. */
  heldStarts: number;
  /** Least number of further bookings that the day takes. */
  keptPlaces?: number;
}

/** A therapist's day, which judges its starts. Everybody who asks whether a booking may begin asks one of these. */
export class Day {
  private readonly shifts: readonly Span[];
  private readonly hasUnreadableHours: boolean;
  readonly slotsRemaining: number;

  constructor(private readonly contents: DayContents) {
    const { isUnassigned, availableSlots, shifts, heldStarts, keptPlaces = 0 } = contents;
    this.shifts = shifts.filter((shift) => shift !== null);
    this.hasUnreadableHours = this.shifts.length < shifts.length;
    this.slotsRemaining = isUnassigned ? UNLIMITED_SLOTS : Math.max(0, availableSlots - heldStarts, keptPlaces);
  }

  /**
   * Returns all circumstances of a start but opening hours, the service and rooms.
   * @param occupied the span that it would take, with its cleanup where that counts
   * @param minutes its duration
   */
  contextAt(occupied: Span, minutes: number): Omit<SlotContext, 'isOpen' | 'givesService' | 'hasRoom'> {
    const { isUnassigned, isRostered, shifts, leave, busy = [], taken } = this.contents;
    const treatment = { from: occupied.from, to: occupied.from + minutes };
    return {
      shifts: shifts.length,
      isDayRostered: !isUnassigned && isRostered,
      hasUnreadableHours: this.hasUnreadableHours,
      isInShift: this.shifts.some(({ from, to }) => from <= occupied.from && occupied.from < to),
      isOnLeave: leave.some((one) => isOverlapping(one, treatment)),
      isTaken: taken.some((one) => isOverlapping(one, occupied)) || busy.some((one) => isOverlapping(one, treatment)),
      slotsRemaining: this.slotsRemaining,
    };
  }
}
