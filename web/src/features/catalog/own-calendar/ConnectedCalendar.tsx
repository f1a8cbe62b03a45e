import { toastError } from '../../../shared/api/error-message.js';
import {
  type OwnCalendarDto,
  useReadOwnCalendarMutation,
  useRemoveOwnCalendarMutation,
} from '../../../shared/api/generated.js';
import { formatMoment } from '../../../shared/dates/dates.js';
import { formatCount } from '../../../shared/format-count.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { askQuestion } from '../../../shared/ui/question.js';
import styles from './own-calendar.module.css';

interface ConnectedCalendarProps {
  therapistId: string;
  calendar: OwnCalendarDto;
  onChange: () => void;
}

/** The state of the calendar as it was read last, and what can be done with it. */
export function ConnectedCalendar({ therapistId, calendar, onChange }: ConnectedCalendarProps) {
  const [read, reading] = useReadOwnCalendarMutation();
  const [remove, removing] = useRemoveOwnCalendarMutation();
  const isBusy = reading.isLoading || removing.isLoading;

  const readNow = async () => {
    const { data, error } = await read({ id: therapistId });
    if (error) return toastError(error, 'Failed to read the calendar');
    if (!data.failure) toast(successToast('The calendar has been read'));
  };
  const takeAway = async () => {
    const { error } = await remove({ id: therapistId });
    if (error) return toastError(error, 'Failed to remove the calendar');
    toast(successToast('The calendar has been removed'));
  };
  const ask = () =>
    askQuestion({
      title: 'Remove the own calendar?',
      content: 'Its busy times are removed at once, and clients can book them. The calendar itself stays as it is.',
      okText: 'Remove Calendar',
      cancelText: 'Cancel',
      isDanger: true,
      onOk: takeAway,
    });

  return (
    <>
      <CalendarState calendar={calendar} />
      <Cluster>
        <Button isLoading={reading.isLoading} disabled={isBusy} onClick={() => void readNow()}>
          Read now
        </Button>
        <Button disabled={isBusy} onClick={onChange}>
          Change address
        </Button>
        <Button isDanger variant="text" disabled={isBusy} onClick={ask}>
          Remove
        </Button>
      </Cluster>
    </>
  );
}

function CalendarState({ calendar }: { calendar: OwnCalendarDto }) {
  const { host, ending, read_at_local, busy_times, bookings } = calendar;
  const read = read_at_local ? `Read last on ${formatMoment(read_at_local)}.` : 'Not read yet.';
  return (
    <>
      <p className={styles.state}>
        <strong>{host}</strong>, address ending in “{ending}”
        <br />
        {read} {formatCount(busy_times, 'busy time')} in the next 12 weeks.
      </p>
      {calendar.failing_since_local && (
        <Alert
          type="warning"
          role="status"
          showIcon
          title={`The calendar could not be read since ${formatMoment(calendar.failing_since_local)}: the address ${calendar.failure}.`}
          description={
            read_at_local ? 'The times known then stay busy.' : 'Nothing is busy by it until it can be read.'
          }
        />
      )}
      {bookings.length > 0 && (
        <Alert
          type="info"
          role="status"
          showIcon
          title={`${formatCount(bookings.length, 'booking lies', 'bookings lie')} in busy times of the calendar. Nothing was changed.`}
          description={
            <ul>
              {bookings.map(({ id, date, time }) => (
                <li key={id}>{formatMoment(`${date}T${time}`)}</li>
              ))}
            </ul>
          }
        />
      )}
    </>
  );
}
