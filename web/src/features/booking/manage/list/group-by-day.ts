import { formatLongDate } from '../../../../shared/dates/dates.js';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';

export interface BookingDay {
  date: string;
  /** `Friday, November 20, 2026, today`. */
  heading: string;
  bookings: OfficeBookingDto[];
}

/** Groups bookings that are in order of their date. */
export function groupByDay(bookings: OfficeBookingDto[], today: string): BookingDay[] {
  const days: BookingDay[] = [];
  for (const booking of bookings) {
    const date = booking.booking_date;
    if (days.at(-1)?.date !== date) {
      days.push({ date, heading: formatLongDate(date) + (date === today ? ', today' : ''), bookings: [] });
    }
    days.at(-1)?.bookings.push(booking);
  }
  return days;
}
