import type { NextFreeDto } from '../../../../shared/api/generated.js';
import { formatTime } from '../../../../shared/dates/dates.js';
import type { SiteActions } from '../../landing/site-actions.js';
import { formatDayAhead } from '../../shift-labels.js';
import styles from './hero.module.css';

interface NextAvailableProps extends Pick<SiteActions, 'onBook'> {
  /** Free times, all of one day; undefined while they load. */
  times?: NextFreeDto[];
  /** The shop's date, `yyyy-MM-dd`. */
  today?: string;
}

/** The next free times, of today or of the first day that has any; a press begins a booking. */
export function NextAvailable({ times, today = '', onBook }: NextAvailableProps) {
  const day = times?.[0] && formatDayAhead(times[0].date, today);
  return (
    <section className={styles.nextFree} aria-labelledby="next-free-title">
      <h2 id="next-free-title" className="type-small-head">
        {day ? `Next free ${day === 'today' || day === 'tomorrow' ? day : `on ${day}`}` : 'Next free'}
      </h2>
      {times?.length === 0 ? (
        <p className={styles.nextFreeNone}>
          <span>No free times at the moment.</span>
          <button type="button" className="link" data-books onClick={() => onBook()}>
            Request a booking
          </button>
        </p>
      ) : (
        <ul role="list">
          {times
            ? times.map((free) => <FreeRow key={free.time + free.therapist_id} free={free} day={day} onBook={onBook} />)
            : [1, 2, 3].map((row) => <li key={row} className={styles.nextFreeRow} />)}
        </ul>
      )}
    </section>
  );
}

function FreeRow({ free, day, onBook }: { free: NextFreeDto; day?: string } & Pick<SiteActions, 'onBook'>) {
  const time = formatTime(free.time);
  return (
    <li className={styles.nextFreeRow}>
      <strong>{time}</strong>
      <span className="second">{free.therapist_name}</span>
      <button
        type="button"
        className="link"
        data-books="chosen"
        aria-label={`Book ${day === 'today' ? '' : `${day}, `}${time} with ${free.therapist_name}`}
        onClick={() => onBook({ therapist_id: free.therapist_id, date: free.date, time: free.time })}
      >
        Book
      </button>
    </li>
  );
}
