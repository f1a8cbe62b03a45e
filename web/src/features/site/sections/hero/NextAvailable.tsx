import type { NextFreeDto } from '../../../../shared/api/generated.js';
import { formatTime } from '../../../../shared/dates/dates.js';
import type { SiteActions } from '../../landing/site-actions.js';

interface NextAvailableProps extends Pick<SiteActions, 'onBook'> {
  /** Absent while they load. */
  times?: NextFreeDto[];
  /** The shop's today, `yyyy-MM-dd`. */
  date?: string;
}

/** The soonest free times of the day, one step away from being booked. */
export function NextAvailable({ times, date, onBook }: NextAvailableProps) {
  return (
    <section className="next-free" aria-labelledby="next-free-title">
      <h2 id="next-free-title" className="type-small-head">
        Next free today
      </h2>
      {times?.length === 0 ? (
        <p className="next-free-none">
          <span>Nothing is free for the rest of today.</span>
          <button type="button" className="link" data-books onClick={() => onBook()}>
            Book another day
          </button>
        </p>
      ) : (
        <ul role="list">
          {times
            ? times.map((free) => (
                <FreeRow key={free.time + free.therapist_id} free={free} date={date} onBook={onBook} />
              ))
            : [1, 2, 3].map((row) => <li key={row} className="next-free-row" />)}
        </ul>
      )}
    </section>
  );
}

function FreeRow({ free, date, onBook }: { free: NextFreeDto; date?: string } & Pick<SiteActions, 'onBook'>) {
  const time = formatTime(free.time);
  return (
    <li className="next-free-row">
      <strong>{time}</strong>
      <span className="second">{free.therapist_name}</span>
      <button
        type="button"
        className="link"
        data-books
        aria-label={`Book ${time} with ${free.therapist_name}`}
        onClick={() => onBook({ therapist_id: free.therapist_id, date, time: free.time })}
      >
        Book
      </button>
    </li>
  );
}
