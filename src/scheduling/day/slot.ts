import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import type { SlotContext } from './reasons.js';

/** One start time, with the span that a booking there would occupy (shop-local timestamps). */
export interface Slot extends SlotContext {
  therapistId: string;
  date: LocalDate;
  time: LocalTime;
  shiftType: string | null;
  startsAt: string;
  endsAt: string;
  durationMinutes: number;
  /**
   * The room that a booking there gets: its present one where that is free, else the first; null where none is needed
   * or free.
   */
  roomId: string | null;
  /** All rooms that are free for it, in the order in which they are assigned; null where none is needed. */
  freeRooms: readonly string[] | null;
  /** The visit with whose bookings it may share a room, and the guest whom it is for; null for none. */
  partyId: string | null;
  partyGuest: number | null;
  /** Minutes kept free afterwards for this service; null for those of the booking rules. */
  cleanupMinutes: number | null;
  isOffered: boolean;
  therapistName: string;
  therapistIsActive: boolean;
  isUnassigned: boolean;
  /** Whether a booking of Any Available goes to a free therapist at once. */
  isAssignedAtOnce: boolean;
  /** Whether the shop confirms a visitor's booking once the address is verified. */
  isConfirmedByMail: boolean;
}
