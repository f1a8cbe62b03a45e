import type { WeekHours } from '../../catalog/index.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import type { Occupancy } from '../reservations/recompute-reservations.js';

/** All that decides who could be booked when, over some days: read once, then asked any number of times. */
export interface ScheduleSnapshot {
  rules: Occupancy & { ignoresHours: boolean };
  /** The shortest service that is sold, with its cleanup: a shorter gap is a hole. Null where nothing is sold. */
  shortestMinutes: number | null;
  /** Null where no admin has saved any. */
  week: WeekHours | null;
  closures: readonly DayRange[];
  /** The shop's time slots, in order. */
  starts: readonly LocalTime[];
  therapists: readonly ScheduledTherapist[];
  services: readonly ScheduledService[];
  /** In the order in which they are given away; those in use. */
  rooms: readonly { id: string; places: number }[];
  shifts: readonly ScheduledShift[];
  /** Blocks, leave and other time off. */
  timeOff: readonly TimeOff[];
  reservations: readonly ScheduledReservation[];
}

/** Both days included. */
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
  /** Null for somebody without a list, who gives all. */
  serviceIds: readonly string[] | null;
  /** When a booking of Any Available last went to them; ISO 8601, null for never. */
  lastAssignedAt: string | null;
}

export interface ScheduledService {
  id: string;
  /** Null for as many minutes as after every booking. */
  cleanupMinutes: number | null;
  needsNoRoom: boolean;
  /** Null where any room suits. */
  roomIds: readonly string[] | null;
}

/** Times are null where the hours cannot be read. */
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
  /** `24:00` for the end of the day. */
  end: LocalTime;
  /** A block, of which only the start counts where bookings take theirs alone. */
  isBlock: boolean;
}

export interface ScheduledReservation {
  bookingId: string;
  therapistId: string;
  kind: 'held' | 'requested' | 'unassigned';
  date: LocalDate;
  time: LocalTime;
  durationMinutes: number;
  /** Null for as many minutes as after every booking. */
  cleanupMinutes: number | null;
  roomId: string | null;
  /** With whose bookings it may share its room. */
  partyId: string | null;
  /** Held for somebody who waits, and no booking yet. */
  isOffer?: boolean;
}
