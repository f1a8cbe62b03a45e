import { Link } from 'react-router-dom';
import { Alert } from '../../../../shared/ui/alert/Alert.js';
import { toNoOtherRoomTitle } from './room-text.js';

/** Maximum number of bookings that are listed; the others are counted. */
const MAX_LISTED = 8;

/** Lists the upcoming bookings for which no other room is free, to be moved first. */
export function NoOtherRoomAlert({ ids }: { ids: string[] }) {
  return (
    <Alert
      type="warning"
      role="alert"
      className="rooms-first"
      title={toNoOtherRoomTitle(ids)}
      description={
        <ul role="list">
          {ids.slice(0, MAX_LISTED).map((id, nth) => (
            <li key={id}>
              <Link to={`/bookings?booking=${id}&edit=date`}>Open booking {nth + 1} to move it</Link>
            </li>
          ))}
          {ids.length > MAX_LISTED && <li>and {ids.length - MAX_LISTED} more</li>}
        </ul>
      }
    />
  );
}
