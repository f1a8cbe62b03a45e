import { clockTime, longDate } from '../../../shared/dates.js';
import type { OfficeBooking } from './office-bookings-api.js';

/** Which booking a question is about. */
export function BookingSummary({ booking }: { booking: OfficeBooking }) {
  return (
    <p className="booking-summary">
      {booking.client_name}, {booking.service_name} with {booking.therapist_name}
      <br />
      {longDate(booking.booking_date)}, {clockTime(booking.booking_time)}
    </p>
  );
}
