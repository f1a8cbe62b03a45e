import { Link } from 'react-router-dom';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { formatTime, formatShortDate } from '../../../shared/dates/dates.js';
import { StatusTag } from '../../../shared/ui/status/StatusTag.js';

/** The upcoming bookings. Each has a link that opens its editor in another tab, so that the list stays open. */
export function UpcomingBookings({ bookings }: { bookings: OfficeBookingDto[] }) {
  return (
    <ul role="list" className="bookings-to-come" aria-label="Upcoming bookings" tabIndex={0}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <span>
            <strong>
              {formatShortDate(booking.booking_date)}, {formatTime(booking.booking_time)}
            </strong>{' '}
            <StatusTag status={booking.status} />
            <span className="second">
              {booking.client_name}, {booking.service_name}
            </span>
          </span>
          <Link
            to={`/bookings?booking=${booking.id}&edit=`}
            target="_blank"
            aria-label={`Reassign the booking of ${booking.client_name}, opens in a new tab`}
          >
            Reassign
          </Link>
        </li>
      ))}
    </ul>
  );
}
