import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { BookingLink } from '../../../shared/booking-link/BookingLink.js';
import { CheckoutLink } from '../../../shared/checkout/CheckoutLink.js';
import { formatClientName } from '../../../shared/clients/format-client-name.js';
import { formatShortDate, formatTime } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';

/** The first bookings that are completed and not paid; others move up as these are. */
export const UnpaidBookings = ({ bookings }: { bookings: readonly OfficeBookingDto[] }) => (
  <ul role="list">
    {bookings.map((booking) => (
      <li key={booking.id}>
        <BookingLink id={booking.id}>{formatClientName(booking)}</BookingLink>{' '}
        <span className="second">
          {formatShortDate(booking.booking_date)}, {formatTime(booking.booking_time)},{' '}
          {formatMoney(booking.total_price)}
        </span>{' '}
        <CheckoutLink booking={booking} />
      </li>
    ))}
  </ul>
);
