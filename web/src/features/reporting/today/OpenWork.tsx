import { Link } from 'react-router-dom';
import type { OfficeBookingDto, OpenWorkDto } from '../../../shared/api/generated.js';
import { formatShortDate, formatTime } from '../../../shared/dates/dates.js';
import { RowsSkeleton } from '../RowsSkeleton.js';
import { formatClientName } from '../../../shared/clients/format-client-name.js';

interface Row {
  key: string;
  count: number;
  /** Text after the count. */
  text: string;
  to: string;
  action: string;
  bookings?: OfficeBookingDto[];
}

/** The work that needs a decision, each with a link to the page where it is done. */
export function OpenWork({ work }: { work: OpenWorkDto | undefined }) {
  const rows = work ? toRows(work).filter(({ count }) => count > 0) : [];
  return (
    <section aria-labelledby="open-work">
      <h2 id="open-work" className="type-small-head">
        Wants a decision
      </h2>
      {!work && <RowsSkeleton label="Loading what waits" rows={6} />}
      {work && rows.length === 0 && <p className="second">Nothing waits.</p>}
      {rows.length > 0 && (
        <ul role="list" className="open-work">
          {rows.map(({ key, count, text, to, action, bookings }) => (
            <li key={key}>
              <span>
                <strong>{count}</strong> {text}
              </span>
              <Link to={to} aria-label={`${action}: ${count} ${text}`}>
                {action}
              </Link>
              {bookings && bookings.length > 0 && (
                <ul role="list">
                  {bookings.map((booking) => (
                    <li key={booking.id}>
                      <Link to={`/bookings?booking=${booking.id}`}>{formatClientName(booking)}</Link>{' '}
                      <span className="second">
                        {formatShortDate(booking.booking_date)}, {formatTime(booking.booking_time)},{' '}
                        {booking.therapist_name}
                      </span>
                    </li>
                  ))}
                  {count > bookings.length && <li className="second">and {count - bookings.length} more</li>}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function toRows(work: OpenWorkDto): Row[] {
  const one = (count: number, single: string, several: string) => (count === 1 ? single : several);
  const { requests, missed_requests: missed, uncovered, unfinished, to_call: calls } = work;
  const { waiting_list: waiting, failed_messages: failed } = work;
  const inbox = '/bookings?view=requests';
  return [
    {
      ...{ key: 'requests', count: requests, to: inbox, action: 'Answer' },
      text: one(requests, 'request waits for an answer', 'requests wait for an answer'),
    },
    {
      ...{ key: 'uncovered', count: uncovered.total, bookings: uncovered.items, action: 'Open the roster' },
      to: '/admindashboard?tab=roster',
      text: one(uncovered.total, 'booking has no shift beneath it', 'bookings have no shift beneath them'),
    },
    {
      ...{ key: 'calls', count: calls, to: inbox, action: 'Call' },
      text: one(calls, 'client has not said that they come', 'clients have not said that they come'),
    },
    {
      ...{ key: 'unfinished', count: unfinished.total, bookings: unfinished.items, to: '/bookings', action: 'Close' },
      text: one(unfinished.total, 'booking of an earlier day is not closed', 'bookings of earlier days are not closed'),
    },
    {
      ...{ key: 'missed', count: missed, to: inbox, action: 'Close' },
      text: one(missed, 'request was missed: its time has passed', 'requests were missed: their time has passed'),
    },
    {
      ...{ key: 'waiting', count: waiting, to: inbox, action: 'Look' },
      text: one(waiting, 'client is on the waiting list', 'clients are on the waiting list'),
    },
    {
      ...{ key: 'failed', count: failed, to: '/system', action: 'Mend' },
      text: one(failed, 'message was not delivered', 'messages were not delivered'),
    },
  ];
}
