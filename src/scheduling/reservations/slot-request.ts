import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import type { Verdict } from '../../kernel/verdict.js';
import type { Party } from '../rooms/share-room.js';

/** The slot a booking wants, in shop time. */
export interface SlotRequest {
  therapistId: string;
  /** Any Available: nobody's slot is held and nobody's cap counts. */
  isUnassigned: boolean;
  date: LocalDate;
  time: LocalTime;
  serviceId: string;
  durationMinutes: number;
  /** The room that somebody has chosen; without it the first one that fits and is free. */
  roomId?: string | undefined;
  /** With whom it may share a room. */
  party?: Party | undefined;
  /** May start at any minute, not only at a time slot: it follows another treatment, or its client is already here. */
  isAtAnyMinute?: boolean;
  /** The same therapist continues directly with the same client, so no cleanup time is needed. */
  isFollowed?: boolean;
}

/** The same before anything is known about therapist and service but their ids. */
export type SlotQuery = Pick<SlotRequest, 'therapistId' | 'date' | 'time' | 'serviceId'>;

/** The verdict about a slot, and the room that comes with it: null where none is needed or nothing is held. */
export interface Claim {
  verdict: Verdict;
  roomId: string | null;
}
