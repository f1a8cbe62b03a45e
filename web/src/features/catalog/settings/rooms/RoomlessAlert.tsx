import { Link } from 'react-router-dom';
import type { RoomlessBookingDto } from '../../../../shared/api/generated.js';
import { Alert } from '../../../../shared/ui/alert/Alert.js';
import { describeBooking } from './room-text.js';

/** Maximum number of bookings that are listed; the others are counted. */
const MAX_LISTED = 8;

/** Lists bookings from before the shop had rooms, for which none was free. */
export function RoomlessAlert({ bookings, total }: { bookings: RoomlessBookingDto[]; total: number }) {
  const listed = bookings.slice(0, MAX_LISTED);
  return (
    <Alert
      type="warning"
      title={total === 1 ? 'One upcoming booking has no room' : `${total} upcoming bookings have no room`}
      description={
        <>
          <p>They keep their time. Move them, or choose a room once one is free.</p>
          <ul role="list">
            {listed.map((booking) => (
              <li key={booking.id}>
                <Link to={`/bookings?booking=${booking.id}`}>{describeBooking(booking)}</Link>
              </li>
            ))}
            {total > listed.length && <li>and {total - listed.length} more</li>}
          </ul>
        </>
      }
    />
  );
}
