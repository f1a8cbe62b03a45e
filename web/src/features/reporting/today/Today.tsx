import { Link } from 'react-router-dom';
import { useGetTodayQuery } from '../../../shared/api/generated.js';
import { formatLongDate, formatTime } from '../../../shared/dates/dates.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { BookingRows } from '../BookingRows.js';
import { Freshness } from '../Freshness.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { useRefetchUntilFresh } from '../use-refetch-until-fresh.js';
import { RestOfDay } from './RestOfDay.js';
import { OpenWork } from './OpenWork.js';
import { TodayFigures } from './TodayFigures.js';
import { Switcher } from '../../../shared/ui/layout/Switcher.js';
import styles from './today.module.css';
import reporting from '../reporting.module.css';

const failure = 'Failed to load today';

/** Milliseconds after which the day is read again, because late and next clients change with the minutes. */
const POLL_INTERVAL_MS = 60_000;

/** The figures and lists of the present day, kept up to date. */
export function Today() {
  const query = useGetTodayQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: POLL_INTERVAL_MS });
  const { data: today, isError, refetch, fulfilledTimeStamp } = query;
  useLoadFailureToast(query, failure);
  useRefetchUntilFresh(refetch, today?.as_of, fulfilledTimeStamp);
  if (isError && !today) return <RetryPanel text={failure} onRetry={refetch} />;
  return (
    <>
      <section aria-labelledby="today" className={reporting.section}>
        <header className={reporting.head}>
          <div>
            <h2 id="today" className="type-item">
              Today
            </h2>
            <p className="second">{today ? `${formatLongDate(today.date)}, ${formatTime(today.time)}` : '\u00a0'}</p>
          </div>
          <Link className="link" to="/past?view=today">
            View as of…
          </Link>
        </header>
        <TodayFigures today={today} />
        <Freshness asOf={today?.as_of} />
      </section>
      <Switcher from="desktop" gap={36} className={styles.columns}>
        <OpenWork work={today?.open_work} today={today?.date} />
        <RestOfDay today={today} />
        {today && (
          <section aria-labelledby="newest-bookings">
            <h2 id="newest-bookings" className="type-small-head">
              Latest bookings
            </h2>
            <BookingRows label="Latest bookings" bookings={today.latest} empty="No bookings yet." />
          </section>
        )}
      </Switcher>
    </>
  );
}
