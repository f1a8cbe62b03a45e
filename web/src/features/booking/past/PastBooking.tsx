import { Link } from 'react-router-dom';
import { useGetPastBookingQuery } from '../../../shared/api/generated.js';
import { formatMoment } from '../../../shared/dates/dates.js';
import { DescriptionList } from '../../../shared/ui/DescriptionList.js';
import { Drawer } from '../../../shared/ui/drawer/Drawer.js';
import { eventLabel, snapshotLabels } from '../manage/history/history-labels.js';
import { UnlessReadOnly } from '../../../shared/read-only/read-only.js';

interface PastBookingProps {
  /** The booking's id; undefined while none is open. */
  id: string | undefined;
  moment: { seq: number | undefined };
  onClose: () => void;
}

/** A booking as it was, with its history until then. */
export function PastBooking({ id, moment: { seq }, onClose }: PastBookingProps) {
  const { currentData, isError } = useGetPastBookingQuery({ id: id ?? '', ...(seq && { seq }) }, { skip: !id || !seq });
  const state = new Map(currentData?.fields.map(({ field, value }) => [field, toValue(field, value)]));
  return (
    <Drawer open={id !== undefined} onClose={onClose} title="The booking as it was" size={468}>
      {isError && <p role="alert">There was no such booking at that moment.</p>}
      {currentData && (
        <>
          <DescriptionList
            items={snapshotLabels(state, []).map(({ name, value }) => [name, value])}
            className="past-booking-fields"
          />
          <h3 className="type-item">Until then</h3>
          <ol role="list" className="past-booking-events">
            {currentData.events.map((event) => (
              <li key={event.event_id}>
                <p>
                  {eventLabel(event)} <time dateTime={event.at_local}>{formatMoment(event.at_local)}</time>
                </p>
                {event.why && <p className="second">{event.why}</p>}
              </li>
            ))}
          </ol>
          <UnlessReadOnly>
            <Link to={`/bookings?booking=${id}`}>Open it as it is now</Link>
          </UnlessReadOnly>
        </>
      )}
    </Drawer>
  );
}

const NUMBERS = ['total_price', 'booking_duration'];

const toValue = (field: string, value: string) => (NUMBERS.includes(field) ? Number(value) : value);
