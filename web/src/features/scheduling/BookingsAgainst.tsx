import { useListBookingsQuery } from '../../shared/api/generated.js';
import { clockTime, shortDate } from '../../shared/dates.js';

interface BookingsAgainstProps {
  ids: string[];
  /** Where they are. */
  day: { therapistId: string; date: string };
}

/** The bookings of a day that stand against a change, by name. */
export function BookingsAgainst({ ids, day }: BookingsAgainstProps) {
  const { data } = useListBookingsQuery({ ...day, status: 'active', order: 'earliest', limit: 200 });
  const bookings = data?.items.filter(({ id }) => ids.includes(id));
  if (!bookings) return <p>{ids.length === 1 ? 'One booking' : `${ids.length} bookings`}</p>;
  return (
    <ul className="bookings-against">
      {bookings.map((booking) => (
        <li key={booking.id}>
          {shortDate(booking.booking_date)}, {clockTime(booking.booking_time)}: {booking.client_name},{' '}
          {booking.service_name} ({booking.status})
        </li>
      ))}
    </ul>
  );
}
