import type { Verdict } from '../../../kernel/verdict.js';
import { OfficeBookingDto } from '../office-booking.dto.js';

/** Requests that wait, requests that were missed, and bookings whose clients have not said that they come. */
export const INBOX_KINDS = ['waiting', 'unanswered', 'to-call'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

export class RivalDto {
  id!: string;
  client_name!: string;
  booking_time!: string;
  /** Confirmed, it is in the way; else it waits as well. */
  is_confirmed!: boolean;
}

export class ProposedTherapistDto {
  therapist_id!: string;
  therapist_name!: string;
  /** Why this one, in a sentence. */
  why!: string;
}

/** What would come of answering a request now. */
export class RequestOutlookDto {
  /** Confirming it as it is would be accepted. */
  is_free!: boolean;
  /** Why not, or `available`. */
  reason!: Verdict;
  /** Other bookings and requests of its therapist at that time. */
  rivals!: RivalDto[];
  /** How many on the waiting list the time would suit. */
  waiting!: number;
  /** Who could take it, where it has no therapist or its own is not free; null where nobody could. */
  proposal!: ProposedTherapistDto | null;
}

export class WaitingRequestDto extends OfficeBookingDto {
  /** Minutes since it was made; since the reminder where the client is to be called. */
  waiting_minutes!: number;
  /** Every address of the client was refused, so that nobody was reminded. */
  is_unreachable!: boolean;
  /** Of requests that wait; null of all others. */
  outlook!: RequestOutlookDto | null;
}

export class RequestInboxDto {
  /** Oldest first; by their start where clients are to be called. */
  items!: WaitingRequestDto[];
  /** Requests of this kind, those beyond `limit` included. */
  total!: number;
}
