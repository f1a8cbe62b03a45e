import type { Party } from './rooms.js';

/** An appointment that somebody wants. */
export interface Wanted {
  /** The service; undefined while none is chosen. */
  serviceId?: string | undefined;
  /** Its minutes; undefined for the duration of the service with the therapist. */
  durationMinutes?: number | undefined;
  /** Minutes that add-ons take beside these; undefined for none. */
  addedMinutes?: number | undefined;
  /** Whether the therapist goes on with the same client at once, so that no time has to be kept free in between. */
  isFollowed?: boolean | undefined;
  /** Whether requests count, or confirmed bookings only. */
  countsRequests: boolean;
  /** Whether kept openings count. */
  countsKept: boolean;
  /**
   * Whether it is for somebody who waits: a request that was made while its time was kept comes after them, and so does
   * one for another time of a day that is full.
   */
  isForWaiting?: boolean;
  /** Bookings whose own reservations do not count. */
  exceptBookingIds: readonly string[];
  /** The booking whose present room comes first among rooms that are as good. */
  bookingId?: string | undefined;
  /** The visit with whose bookings it may share a room; undefined for that of the booking. */
  party?: Party | undefined;
}
