import { BookingDto } from './booking.dto.js';

/** A booking as the shop sees it. */
export class OfficeBookingDto extends BookingDto {
  user_id!: string | null;
  created_at!: string;
  updated_at!: string;
}

export class BookingPageDto {
  items!: OfficeBookingDto[];
  next_cursor!: string | null;
}
