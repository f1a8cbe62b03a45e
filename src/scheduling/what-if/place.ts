import type { LocalDateTime } from '../../kernel/local-time.js';
import type { SlotContext } from '../day/reasons.js';
import type { Party } from '../day/rooms.js';

/** A start with a therapist. */
export interface Place extends LocalDateTime {
  therapistId: string;
}

/** The treatment to be placed. */
export interface PlaceRequest {
  bookingId: string;
  serviceId: string;
  durationMinutes: number;
  /** The visit with whose bookings it may share a room; null for none. */
  party: Party | null;
  /** Whether the same therapist goes on with the same client at once. */
  isFollowed?: boolean;
  /** Bookings that do not block it: itself, and those that move with it. */
  exceptBookingIds: ReadonlySet<string>;
}

export interface PlaceContext extends SlotContext {
  /** The room at that place; null for none. */
  roomId: string | null;
  therapistIsActive: boolean;
}
