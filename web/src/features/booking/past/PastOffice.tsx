import { Alert } from 'antd';
import dayjs from 'dayjs';
import { Link } from 'react-router-dom';
import { useGetPastDayQuery } from '../../../shared/api/generated.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { PastBooking } from './PastBooking.js';
import { PastDayTable } from './PastDayTable.js';
import { PastSlot } from './PastSlot.js';
import { usePastMoment } from './use-past-moment.js';
import './past-office.css';

/** A day as it was at a moment. Nothing here changes anything. */
export function PastOffice() {
  const { now, day, moment, booking, change } = usePastMoment();
  const { data, isFetching, isError } = useGetPastDayQuery({ date: day ?? '', ...moment }, { skip: !day });
  const shown = data?.at_local ?? '';
  const [date, time] = [shown.slice(0, 10), shown.slice(11, 16)];
  const asOf = (next: { date?: string | undefined; time?: string }) =>
    change({ at: `${next.date ?? (date || now?.date)}T${next.time ?? (time || now?.time)}`, seq: undefined });
  return (
    <div className="past-office" aria-busy={isFetching}>
      <div className="past-banner" role="status">
        <p>
          {data
            ? `As it was on ${dayjs(shown).format('dddd, MMMM D, YYYY, h:mm:ss A')}, after entry ${data.seq.toLocaleString('en')} of the log`
            : 'Reading the log'}
        </p>
        <Link to="/bookings">Back to now</Link>
      </div>
      {isError && <Alert type="error" showIcon title="That day could not be read from the log" />}
      <div className="past-fields">
        <label className="past-field">
          Day
          <DateField
            label="Day looked at"
            placeholder="Day"
            today={now?.date}
            value={day}
            onChange={(chosen) => change({ day: chosen })}
          />
        </label>
        <label className="past-field">
          As of
          <DateField
            label="As of day"
            placeholder="Day"
            today={now?.date}
            value={date || undefined}
            onChange={(chosen) => chosen && asOf({ date: chosen })}
          />
        </label>
        <label className="past-field">
          Hour
          <span className="control">
            <input
              type="time"
              aria-label="As of hour"
              value={time}
              onChange={(event) => event.target.value && asOf({ time: event.target.value })}
            />
          </span>
        </label>
      </div>
      {data && (
        <>
          <p className="second">{formatOpening(data)}</p>
          <PastDayTable day={data} onOpen={(id) => change({ booking: id })} />
          <PastSlot day={data} />
          <p className="type-note">
            Bookings, shifts, blocks, leave, closures, opening hours and booking rules are those of then. Names of
            therapists, rooms and treatments and the length of a treatment&rsquo;s cleaning are those of now.
          </p>
        </>
      )}
      <PastBooking id={booking} moment={{ seq: data?.seq }} onClose={() => change({ booking: undefined })} />
    </div>
  );
}

function formatOpening({
  closure,
  is_open,
  opens_at,
  closes_at,
}: {
  closure: string | null;
  is_open: boolean;
  opens_at: string | null;
  closes_at: string | null;
}): string {
  if (closure) return `The shop was to be closed: ${closure}.`;
  if (!is_open) return 'The shop was to be closed on that weekday.';
  return opens_at && closes_at
    ? `The shop was to be open ${opens_at} to ${closes_at}.`
    : 'No opening hours were saved.';
}
