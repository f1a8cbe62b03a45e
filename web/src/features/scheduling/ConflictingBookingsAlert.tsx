import { useListBookingsQuery } from '../../shared/api/generated.js';
import { formatTime, formatShortDate } from '../../shared/dates/dates.js';
import { Alert } from '../../shared/ui/alert/Alert.js';

interface ConflictingBookingsAlertProps {
  title: string;
  /** Advice on the bookings. */
  hint: string;
  ids: string[];
  day: { therapistId: string; date: string };
}

/** Lists the bookings that conflict with a change to a therapist's day. */
export function ConflictingBookingsAlert({ title, hint, ids, day }: ConflictingBookingsAlertProps) {
  return (
    <Alert
      type="warning"
      role="alert"
      className="conflicting-bookings"
      title={title}
      description={
        <>
          <ConflictingBookings ids={ids} day={day} />
          <p>{hint}</p>
        </>
      }
    />
  );
}

function ConflictingBookings({ ids, day }: Pick<ConflictingBookingsAlertProps, 'ids' | 'day'>) {
  const { data } = useListBookingsQuery({ ...day, status: 'active', order: 'earliest', limit: 200 });
  const bookings = data?.items.filter(({ id }) => ids.includes(id));
  if (!bookings) return <p>{ids.length === 1 ? 'One booking' : `${ids.length} bookings`}</p>;
  return (
    <ul>
      {bookings.map((booking) => (
        <li key={booking.id}>
          {formatShortDate(booking.booking_date)}, {formatTime(booking.booking_time)}: {booking.client_name},{' '}
          {booking.service_name} ({booking.status})
        </li>
      ))}
    </ul>
  );
}
