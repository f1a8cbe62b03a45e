import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ClockChangeNote } from '../../../shared/dates/zone/ClockChangeNote.js';
import { formatLongDate, formatTimeWithSeconds } from '../../../shared/dates/dates.js';
import { parseMoment } from '../../../shared/dates/parse-moment.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import { NativeTimeField } from '../../../shared/ui/native-time-field/NativeTimeField.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { useHasBeenTrue } from '../../../shared/ui/use-has-been-true.js';
import { Segmented } from '../../../shared/ui/segmented/Segmented.js';
import { PastDateField } from './PastDateField.js';
import type { ShownMoment } from './past-view-props.js';
import { CLIENT_VIEW, PAST_VIEWS, type PastView } from './past-views.js';
import type { PastMoment } from './use-past-moment.js';
import { UnlessReadOnly } from '../../../shared/read-only/read-only.js';

const PastBooking = onDemand(async () => (await import('./PastBooking.js')).PastBooking);

interface PastFrameProps {
  past: PastMoment;
  /** Undefined until the page has been read. */
  shown: ShownMoment | undefined;
  read: { isFetching: boolean; isError: boolean };
  /** Path of the same page as it is now. */
  nowPath: string;
  /** Further fields of this page. */
  fields?: ReactNode;
  children: ReactNode;
}

/** The frame of every page as it was: the band that marks it, the moment, and links to the other pages. */
export function PastFrame({ past, shown, read, nowPath, fields, children }: PastFrameProps) {
  const { view, now, moment, booking, change } = past;
  const wasBookingOpened = useHasBeenTrue(booking !== undefined);
  // Nothing is read before the shop's date is known.
  const isReading = read.isFetching || !now;
  return (
    <div aria-busy={read.isFetching}>
      <div className="past-banner" role="status">
        <p>
          {shown ? (
            <>
              <span>As it was on {formatLongDate(shown.at_local.slice(0, 10))},</span>{' '}
              <span>
                {formatTimeWithSeconds(shown.at_local.slice(11))}, after entry {shown.seq.toLocaleString('en')} of the
                log
              </span>
            </>
          ) : isReading ? (
            'Reading the log'
          ) : (
            'That moment could not be read'
          )}
        </p>
        <UnlessReadOnly>
          <Link to={nowPath}>Back to now</Link>
        </UnlessReadOnly>
      </div>
      <div className="past-fields">
        <MomentFields past={past} shown={shown} />
        <Segmented<PastView>
          aria-label="Page"
          className="past-views"
          value={view}
          onChange={(to) =>
            change({
              view: to === 'day' ? undefined : to,
              booking: undefined,
              ...(view === CLIENT_VIEW.value && { customer: undefined }),
            })
          }
          options={view === CLIENT_VIEW.value ? [...PAST_VIEWS, CLIENT_VIEW] : [...PAST_VIEWS]}
        />
      </div>
      <ClockChangeNote at={moment.at} />
      {fields && <div className="past-fields">{fields}</div>}
      {read.isError && <Alert type="error" showIcon title="That could not be read from the log" />}
      {(shown || !isReading) && children}
      {wasBookingOpened && (
        <PastBooking id={booking} moment={{ seq: shown?.seq }} onClose={() => change({ booking: undefined })} />
      )}
    </div>
  );
}

/** The fields for the day and time as of which the page is shown. */
function MomentFields({ past: { now, moment, change }, shown }: Pick<PastFrameProps, 'past' | 'shown'>) {
  const [date, time] = (shown?.at_local ?? parseMoment(moment.at) ?? '').split('T');
  const asOf = (next: { date?: string; time?: string }) =>
    change({
      at: `${next.date ?? (date || now?.date)}T${next.time ?? (time?.slice(0, 5) || now?.time)}`,
      seq: undefined,
    });
  return (
    <>
      <PastDateField
        caption="As of"
        label="As of day"
        today={now?.date}
        value={date || undefined}
        onChange={(chosen) => chosen && asOf({ date: chosen })}
      />
      <div className="past-field">
        Hour
        <NativeTimeField
          label="As of hour"
          value={time?.slice(0, 5) ?? ''}
          onChange={(chosen) => asOf({ time: chosen })}
        />
      </div>
    </>
  );
}
