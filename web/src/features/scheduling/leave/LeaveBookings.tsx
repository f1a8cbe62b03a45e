import { Link } from 'react-router-dom';
import { useListBookingsQuery, type LeaveBookingDto } from '../../../shared/api/generated.js';
import { formatShortDate, formatTime } from '../../../shared/dates/dates.js';

interface LeaveBookingsProps {
  therapistId: string;
  /** The bookings by date and time. */
  bookings: readonly LeaveBookingDto[];
  /** Whether each is a link to the list of bookings. */
  isLinked?: boolean;
}

/** The bookings that leave affects, with client and service. */
export function LeaveBookings({ therapistId, bookings, isLinked = false }: LeaveBookingsProps) {
  const days = { from: bookings[0]?.date, to: bookings.at(-1)?.date };
  const skip = { skip: bookings.length === 0 };
  const { data } = useListBookingsQuery(
    { therapistId, ...days, status: 'active', order: 'earliest', limit: 200 },
    skip,
  );
  if (bookings.length === 0) return null;
  return (
    <ul className="leave-bookings" aria-label="Bookings within this leave">
      {bookings.map(({ id, date, time }) => {
        const booking = data?.items.find((each) => each.id === id);
        const when = `${formatShortDate(date)}, ${formatTime(time)}`;
        return (
          <li key={id}>
            {isLinked ? <Link to={`/bookings?booking=${id}`}>{when}</Link> : when}
            {booking && `: ${booking.client_name}, ${booking.service_name}`}
          </li>
        );
      })}
    </ul>
  );
}
