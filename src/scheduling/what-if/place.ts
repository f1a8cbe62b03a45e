import type { LocalDateTime } from '../../kernel/local-time.js';
import type { SlotContext } from '../availability/availability.js';

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
