import { OfficeBookingDto } from '../office-booking.dto.js';

/** Requests that wait, requests that were missed, and bookings whose clients have not said that they come. */
export const INBOX_KINDS = ['waiting', 'unanswered', 'to-call'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

export class WaitingRequestDto extends OfficeBookingDto {
  /** Minutes since it was made; since the reminder where the client is to be called. */
  waiting_minutes!: number;
  /** Every address of the client was refused, so that nobody was reminded. */
  is_unreachable!: boolean;
}

export class RequestInboxDto {
  /** Oldest first; by their start where clients are to be called. */
  items!: WaitingRequestDto[];
  /** Requests of this kind, those beyond `limit` included. */
  total!: number;
}
