import { formatTime, formatLongDate } from '../../../../shared/dates/dates.js';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import styles from './booking-summary.module.css';

/** The booking that a question is about. */
export function BookingSummary({ booking }: { booking: OfficeBookingDto }) {
  return (
    <p className={styles.summary}>
      {formatClientName(booking)}, {booking.service_name} with {booking.therapist_name}
      <br />
      {formatLongDate(booking.booking_date)}, {formatTime(booking.booking_time)}
    </p>
  );
}
