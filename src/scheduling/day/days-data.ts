import type { WeekHours } from '../../catalog/index.js';
import type { LocalDate } from '../../kernel/local-time.js';
import type { Occupancy } from '../reservations/recompute-reservations.js';

/** A span in minutes from the midnight that begins the first date. */
type Minutes = [from: number, to: number];

/** Everything that decides about some dates, as it is read. Rows of which a month has thousands are arrays. */
export interface DaysData {
  /** The first of the dates, from whose midnight minutes are counted. */
  first: LocalDate;
  rules: Occupancy & { ignoresHours: boolean; assignsAnyAvailable: boolean; confirmsByMail: boolean };
  /** The business hours; null where no admin has saved any. */
  week: WeekHours | null;
  /** Time slots in order, in minutes of a day: two may begin together and end at different times. */
  starts: [minute: number, shiftType: string, displayOrder: number][];
  /** The rooms in use, in the order in which they are assigned. */
  rooms: { id: string; name: string; places: number }[];
  services: ReadService[];
  /** The bookings that are to be moved or confirmed. */
  bookingIds: readonly string[];
  /** Their reservations, wherever they are. */
  bookings: { id: string; roomId: string | null; partyId: string | null; guest: number | null }[];
  closures: { name: string; firstDate: LocalDate; lastDate: LocalDate }[];
  /** The dates on which anybody has a shift. */
  rosteredDates: LocalDate[];
  kept: KeptRow[];
  inRooms: InRoomRow[];
  therapists: ReadTherapist[];
}

export interface ReadService {
  id: string;
  minutes: number | null;
  cleanupMinutes: number | null;
  needsNoRoom: boolean;
  /** Null where any room suits. */
  roomIds: string[] | null;
}

export interface ReadTherapist {
  id: string;
  name: string;
  isActive: boolean;
  isUnassigned: boolean;
  availableSlots: number;
  /** Whether it is chosen what they give; else they give everything. */
  hasTreatments: boolean;
  /** Treatments that they give, of the services that are asked for, with their own minutes, and whether at the service's price. */
  treatments: { serviceId: string; minutes: number | null; isAtListPrice: boolean }[];
  shifts: ShiftRow[];
  /** Approved leave of the dates and of the days after them. */
  leave: Minutes[];
  blocks: BlockRow[];
  /** When they are busy by their own calendars, on the dates and the days after them. */
  busy: Minutes[];
  /** Reservations of the dates, and of the days before and after them. */
  reservations: ReservationRow[];
}

/** A shift by its date, in days from the first; the hours are null where they cannot be read. */
export type ShiftRow = [nth: number, from: number | null, to: number | null];

export type CountedRow = [
  ...Minutes,
  isHeld: 0 | 1,
  /** Number, from 1, of the booking among those that are to be moved or confirmed; 0 for others. */
  ownNumber: number,
];

/** A reservation of a therapist; the booking and the minutes of its treatment are read where it is named. */
export type ReservationRow = [...CountedRow, bookingId?: string, minutes?: number];

/** A block; its reason is read where it is named. */
type BlockRow = [...Minutes, reason?: string | null];

/** An opening that is kept for those who wait. */
export type KeptRow = [...Minutes, therapistId: string, roomId: string | null];

/** A reservation in a room; the booking and the therapist's name are read where it is named. */
export type InRoomRow = [
  ...CountedRow,
  roomId: string,
  partyId: string | null,
  guest: number | null,
  therapistId: string,
  bookingId?: string,
  therapistName?: string,
];

/** A day as it was read. Minutes are counted from one midnight for all dates. */
export interface ReadDay {
  data: Pick<DaysData, 'rules' | 'week' | 'rooms' | 'bookings' | 'bookingIds' | 'kept'>;
  date: LocalDate;
  midnight: number;
  closure: string | null;
  /** Whether anybody has a shift. */
  isRostered: boolean;
  therapist: ReadTherapist;
  shifts: readonly ShiftRow[];
  /** These, those in rooms and what is kept are of the date, the day before and the next one. */
  reservations: readonly ReservationRow[];
  inRooms: readonly InRoomRow[];
  /** Openings that are kept of any therapist. */
  kept: readonly KeptRow[];
  /** The service that is wanted; undefined while none is chosen. */
  service: ReadService | undefined;
  /** The time slots by their start. */
  offered: ReadonlyMap<number, readonly [shiftType: string, displayOrder: number]>;
}
