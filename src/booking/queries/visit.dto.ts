import { OfficeBookingDto } from './office-booking.dto.js';

/** Bookings that were made together, as the shop sees them. */
export class OfficeVisitDto {
  id!: string;
  /** Total of all bookings that were not cancelled. */
  total_price!: number;
  currency!: string;
  /** Bookings in the order of the visit, cancelled ones included. */
  bookings!: OfficeBookingDto[];
}
