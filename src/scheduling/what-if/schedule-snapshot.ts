import type { WeekHours } from '../../catalog/index.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import type { SkippedTime } from '../../platform/clock/shop-clock.js';
import type { Occupancy } from '../reservations/recompute-reservations.js';

/** All data that decide who could be booked when, over some days: read once, then queried any number of times. */
export interface ScheduleSnapshot {
  rules: Occupancy & { ignoresHours: boolean };
  /** Minutes of the shortest service with its cleanup: a shorter gap is a hole. Null where no service is offered. */
  shortestMinutes: number | null;
  /** The business hours; null where no admin has saved any. */
  week: WeekHours | null;
  closures: readonly DayRange[];
  /** Times that the clock skips: nothing begins then. */
  skipped: readonly SkippedTime[];
  /** Starts of the shop's time slots, in order. */
  starts: readonly LocalTime[];
  therapists: readonly ScheduledTherapist[];
  services: readonly ScheduledService[];
  /** Rooms in use, in the order in which they are assigned. */
  rooms: readonly { id: string; places: number }[];
  shifts: readonly ScheduledShift[];
  /** Blocks, leave and other time off. */
  timeOff: readonly TimeOff[];
  reservations: readonly ScheduledReservation[];
}

/** A range of days, both included. */
export interface DayRange {
  firstDate: LocalDate;
  lastDate: LocalDate;
}

export interface ScheduledTherapist {
  id: string;
  name: string;
  isActive: boolean;
  isUnassigned: boolean;
  availableSlots: number;
  /** Ids of the therapist's services; null for a therapist without a list, who gives all. */
  serviceIds: readonly string[] | null;
  /** Instant at which a booking of Any Available last went to them, ISO 8601; null for never. */
  lastAssignedAt: string | null;
}

export interface ScheduledService {
  id: string;
  /** Cleanup minutes of the service; null for those of the booking rules. */
  cleanupMinutes: number | null;
  needsNoRoom: boolean;
  /** Ids of suitable rooms; null where any room suits. */
  roomIds: readonly string[] | null;
}

/** A shift; its times are null where the hours cannot be read. */
export interface ScheduledShift {
  id: string;
  therapistId: string;
  date: LocalDate;
  start: LocalTime | null;
  end: LocalTime | null;
}

export interface TimeOff {
  therapistId: string;
  date: LocalDate;
  start: LocalTime;
  /** End time; `24:00` for the end of the day. */
  end: LocalTime;
  /** Whether it is a block, of which only the start counts where bookings take their start only. */
  isBlock: boolean;
  /** Whether it is a busy time of the therapist's own calendar. */
  isBusy?: boolean;
}

export interface ScheduledReservation {
  bookingId: string;
  therapistId: string;
  kind: 'held' | 'requested' | 'unassigned';
  date: LocalDate;
  time: LocalTime;
  durationMinutes: number;
  /** Cleanup minutes of the booking; null for those of the booking rules. */
  cleanupMinutes: number | null;
  roomId: string | null;
  /** Id of the visit with whose bookings it may share a room; null for none. */
  partyId: string | null;
  /** Whom of the visit it is for. */
  guest: number | null;
  /** Whether it is held for an offer, without a booking yet. */
  isOffer?: boolean;
}
