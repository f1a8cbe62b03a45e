import { Link } from 'react-router-dom';
import type { TodayDto } from '../../../shared/api/generated.js';
import { BookingLink } from '../../../shared/booking-link/BookingLink.js';
import { formatTime } from '../../../shared/dates/dates.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { formatMinutes } from '../../../shared/dates/format-minutes.js';
import { isVeryLate } from '../../../shared/dates/lateness.js';
import { type DayEntry, toDayEntries } from './day-entries.js';
import { formatCount } from '../../../shared/format-count.js';
import { formatClientName } from '../../../shared/clients/format-client-name.js';
import { Badge } from '../../../shared/ui/badge/Badge.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './today.module.css';

/** Late and next clients and the day's gaps, around the present time. */
export function RestOfDay({ today }: { today: TodayDto | undefined }) {
  const later = today ? today.arrivals.expected - today.late.length - today.next.length : 0;
  const { entries, hiddenGaps } = today ? toDayEntries(today) : { entries: [], hiddenGaps: 0 };
  return (
    <section aria-labelledby="rest-of-day">
      <h2 id="rest-of-day" className="type-small-head">
        Rest of the day
      </h2>
      {!today && <RowsSkeleton label="Loading the day" rows={6} />}
      {today && (
        <ol role="list" className={styles.rest}>
          {entries.map((entry) => (
            <Entry key={keyOf(entry)} entry={entry} date={today.date} />
          ))}
        </ol>
      )}
      {today && later > 0 && (
        <p className="second">
          <Link className="link" to={`/bookings?view=day&date=${today.date}`}>
            {later} more
          </Link>{' '}
          {later === 1 ? 'is' : 'are'} expected later.
        </p>
      )}
      {today && hiddenGaps > 0 && (
        <p className="second">
          <Link className="link" to={`/bookings?view=day&date=${today.date}`}>
            {formatCount(hiddenGaps, `${hiddenGaps === today.gaps.length ? '' : 'more '}free time`)}
          </Link>{' '}
          {hiddenGaps === 1 ? 'is' : 'are'} in the calendar.
        </p>
      )}
      {today?.late.length === 0 && today.next.length === 0 && today.gaps.length === 0 && (
        <p className="second">No more clients are expected, and no time is free.</p>
      )}
    </section>
  );
}

function Entry({ entry, date }: { entry: DayEntry; date: string }) {
  if (entry.kind === 'now')
    return (
      <li className={styles.now}>
        <span>{formatTime(entry.time)}</span> Now
      </li>
    );
  if (entry.kind === 'gap') {
    const { therapist_name: name, end_time: end, minutes } = entry.gap;
    return (
      <li className={styles.gap}>
        <span>{formatTime(entry.time)}</span>
        <span>
          <Link to={`/bookings?view=day&date=${date}`}>{name} is free</Link>
          <span className={classes('second', styles.detail)}>
            {formatMinutes(minutes)}, until {end === '24:00' ? 'midnight' : formatTime(end)}
          </span>
        </span>
      </li>
    );
  }
  const { id, service_name: service, therapist_name: therapist } = entry.booking;
  return (
    <li>
      <span>{formatTime(entry.time)}</span>
      <span>
        <BookingLink id={id}>{formatClientName(entry.booking)}</BookingLink>
        {entry.kind === 'late' && (
          <Badge tone={isVeryLate(entry.minutes) ? 'bad' : 'waiting'} className={styles.late}>
            {entry.minutes === 0 ? 'due now' : `${formatMinutes(entry.minutes)} late`}
          </Badge>
        )}
        <span className={classes('second', styles.detail)}>
          {service} with {therapist}
        </span>
      </span>
    </li>
  );
}

const keyOf = (entry: DayEntry) =>
  entry.kind === 'now' ? 'now' : entry.kind === 'gap' ? `${entry.gap.therapist_id} ${entry.time}` : entry.booking.id;
