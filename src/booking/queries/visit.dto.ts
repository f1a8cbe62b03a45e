import { OfficeBookingDto } from './office-booking.dto.js';

/** Bookings that were made together, as the shop sees them. */
export class OfficeVisitDto {
  id!: string;
  /** Of all that were not cancelled. */
  total_price!: number;
  currency!: string;
  /** In the order of the visit, those that were cancelled included. */
  bookings!: OfficeBookingDto[];
}
