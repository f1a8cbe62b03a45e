import { useListOfficeDaysQuery } from '../../../shared/api/generated.js';
import { formatTimeSpan } from '../../../shared/dates/dates.js';
import styles from './busy-times.module.css';

interface BusyTimesProps {
  therapistId: string;
  date: string;
}

/** The busy times of a therapist's own calendar on a day; nothing where there are none. */
export function BusyTimes({ therapistId, date }: BusyTimesProps) {
  const { data } = useListOfficeDaysQuery({ from: date, to: date });
  const busy = data?.[0]?.therapists.find(({ id }) => id === therapistId)?.busy ?? [];
  if (busy.length === 0) return null;
  return (
    <div className={styles.busy}>
      <h3 className="type-label">Busy (own calendar)</h3>
      <ul role="list" className="blocked">
        {busy.map(({ start_time, end_time }) => (
          <li key={start_time}>
            <span className="blocked-hours">{formatTimeSpan(start_time, end_time)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
