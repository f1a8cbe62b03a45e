import { Button } from 'antd';
import {
  useCompleteOfficeBookingMutation,
  useListBookingsQuery,
  useChangeDayStateMutation,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { addDays, formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { toast } from '../../../../shared/toast/toast.js';
import { saveErrorToast } from '../booking-messages.js';
import { useUndoToast } from '../undo/use-undo-toast.js';
import { useCompleteToday } from '../use-complete-today.js';

/** So many are listed; the others follow as these are closed. */
const MAX_SHOWN = 5;

/** Confirmed bookings of earlier days that nobody has closed: they stay in view until somebody does. */
export function UnfinishedBookings({ today, onEdit }: { today: string; onEdit: (booking: OfficeBookingDto) => void }) {
  const completeAll = useCompleteToday();
  const filter = { status: 'confirmed', to: addDays(today, -1), order: 'latest', limit: MAX_SHOWN } as const;
  const { data } = useListBookingsQuery(filter);
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label="Not closed yet" className="unfinished">
      <h2 className="unfinished-head">
        Not closed yet, from earlier days
        <Button size="small" onClick={() => completeAll(true)}>
          Complete yesterday&apos;s too
        </Button>
      </h2>
      <ul role="list">
        {data.items.map((booking) => (
          <Unfinished key={booking.id} booking={booking} onEdit={onEdit} />
        ))}
      </ul>
      {data.next_cursor && <p className="second">The latest {MAX_SHOWN} are shown.</p>}
    </section>
  );
}

function Unfinished({ booking, onEdit }: { booking: OfficeBookingDto; onEdit: (booking: OfficeBookingDto) => void }) {
  const [complete, completing] = useCompleteOfficeBookingMutation();
  const [record, recording] = useChangeDayStateMutation();
  const tell = useUndoToast();
  const { id, version, client_name: name } = booking;
  const done = async () => {
    const { data, error } = await complete({ id, versionDto: { version } });
    if (error) return toast(saveErrorToast(error, id));
    tell(data, 'Booking completed');
  };
  const noShow = async () => {
    const { data, error } = await record({ id, dayStateDto: { version, state: 'no_show' } });
    if (error) return toast(saveErrorToast(error, id));
    tell(data, `${name} did not come`);
  };
  const isSending = completing.isLoading || recording.isLoading;
  return (
    <li>
      <Button type="link" onClick={() => onEdit(booking)}>
        {name}
      </Button>
      <span className="second">
        {formatShortDate(booking.booking_date)}, {formatTime(booking.booking_time)}, {booking.service_name} with{' '}
        {booking.therapist_name}
      </span>
      <span className="unfinished-steps">
        <Button size="small" disabled={isSending} aria-label={`Done: ${name}`} onClick={() => void done()}>
          Done
        </Button>
        {booking.day_state === null && (
          <Button size="small" disabled={isSending} aria-label={`No-show: ${name}`} onClick={() => void noShow()}>
            No-show
          </Button>
        )}
      </span>
    </li>
  );
}
