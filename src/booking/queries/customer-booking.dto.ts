import { BookingDto } from './booking.dto.js';

/** A booking as its client sees it. */
export class CustomerBookingDto extends BookingDto {
  /** Recorded payments. */
  total_paid!: number;
  /** Until when the client may move or cancel it, shop time, `yyyy-MM-ddTHH:mm`. */
  changeable_until!: string;
}
