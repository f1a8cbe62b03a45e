import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import { OfficeBookingDto } from '../office-booking.dto.js';

/** Requests that wait, requests that were missed, and bookings whose clients have not said that they come. */
export const INBOX_KINDS = ['waiting', 'unanswered', 'to-call'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

export class RivalDto {
  id!: string;
  client_name!: string;
  booking_time!: string;
  /** True for a confirmed booking, which is in the way; false for one that waits as well. */
  is_confirmed!: boolean;
}

export class ProposedTherapistDto {
  therapist_id!: string;
  therapist_name!: string;
  /** The reason for proposing this therapist, in a sentence. */
  why!: string;
}

/** The result that answering a request now would have. */
export class RequestOutlookDto {
  /** Whether confirming it as it is would be accepted. */
  is_free!: boolean;
  /** The reason why it is not free, or `available`. */
  reason!: Verdict;
  /** Other bookings and requests of its therapist at that time. */
  rivals!: RivalDto[];
  /** Number of people on the waiting list whom the time would suit. */
  waiting!: number;
  /** A therapist who could take it, where it has none or its own is not free; null where nobody could. */
  proposal!: ProposedTherapistDto | null;
}

export class WaitingRequestDto extends OfficeBookingDto {
  /** Minutes since it was made; since the reminder where the client is to be called. */
  waiting_minutes!: number;
  /** Whether every address of the client was refused, so that nobody was reminded. */
  is_unreachable!: boolean;
  /** The outlook of a request that waits; null for all others. */
  outlook!: RequestOutlookDto | null;
}

export class RequestInboxDto {
  /** Requests, the oldest first; by their start where clients are to be called. */
  items!: WaitingRequestDto[];
  /** Number of requests of this kind, those beyond `limit` included. */
  total!: number;
}
