import { formatLongDate } from '../../../../shared/dates/dates.js';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';

export interface BookingDay {
  date: string;
  /** `Friday, November 20, 2026, today`. */
  heading: string;
  bookings: OfficeBookingDto[];
}

/**
 * Groups bookings that are in order of their date. One that was moved to another date is still at its old place until
 * the list is read again.
 */
export function groupByDay(bookings: OfficeBookingDto[], today: string): BookingDay[] {
  const days: BookingDay[] = [];
  for (const booking of bookings) {
    const date = booking.booking_date;
    let day = days.find((each) => each.date === date);
    if (!day) {
      day = { date, heading: formatLongDate(date) + (date === today ? ', today' : ''), bookings: [] };
      days.push(day);
    }
    day.bookings.push(booking);
  }
  return days;
}
