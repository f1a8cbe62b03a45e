import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import type { Verdict } from '../../kernel/outcomes/verdict.js';
import type { Party } from '../day/rooms.js';

/** The slot that a booking requests, in shop time. */
export interface SlotRequest {
  therapistId: string;
  /** Whether it is with Any Available: no slot is held and no cap counts. */
  isUnassigned: boolean;
  date: LocalDate;
  time: LocalTime;
  serviceId: string;
  durationMinutes: number;
  /** The room that was chosen; without it the first suitable room that is free. */
  roomId?: string | undefined;
  /** The visit with whose bookings it may share a room. */
  party?: Party | undefined;
  /**
   * Whether it may start at any minute, not only at a time slot: it follows another treatment, or its client is already
   * here.
   */
  isAtAnyMinute?: boolean;
  /** Whether the same therapist continues directly with the same client, so that no cleanup time is needed. */
  isFollowed?: boolean;
}

/** A slot request as long as only the ids of therapist and service are known. */
export interface SlotQuery extends Pick<SlotRequest, 'therapistId' | 'date' | 'time' | 'serviceId'> {
  /** Minutes that add-ons take beside those of the service; undefined for none. */
  addedMinutes?: number | undefined;
}

/** The verdict about a slot, and its room: null where none is needed or nothing is held. */
export interface Claim {
  verdict: Verdict;
  roomId: string | null;
}
