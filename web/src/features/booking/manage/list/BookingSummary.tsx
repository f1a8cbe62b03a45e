import { formatTime, formatLongDate } from '../../../../shared/dates/dates.js';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';

/** Which booking a question is about. */
export function BookingSummary({ booking }: { booking: OfficeBookingDto }) {
  return (
    <p className="booking-summary">
      {booking.client_name}, {booking.service_name} with {booking.therapist_name}
      <br />
      {formatLongDate(booking.booking_date)}, {formatTime(booking.booking_time)}
    </p>
  );
}
