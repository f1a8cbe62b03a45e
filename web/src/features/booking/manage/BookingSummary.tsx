import { clockTime, longDate } from '../../../shared/dates.js';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';

/** Which booking a question is about. */
export function BookingSummary({ booking }: { booking: OfficeBookingDto }) {
  return (
    <p className="booking-summary">
      {booking.client_name}, {booking.service_name} with {booking.therapist_name}
      <br />
      {longDate(booking.booking_date)}, {clockTime(booking.booking_time)}
    </p>
  );
}
