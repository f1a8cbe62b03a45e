import { OfficeBookingDto } from '../office-booking.dto.js';

export class WaitingRequestDto extends OfficeBookingDto {
  /** Minutes since it was made. */
  waiting_minutes!: number;
}

export class RequestInboxDto {
  /** Oldest first. */
  items!: WaitingRequestDto[];
  /** Requests of this kind, those beyond `limit` included. */
  total!: number;
}
