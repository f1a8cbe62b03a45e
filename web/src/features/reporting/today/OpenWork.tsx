import { Link } from 'react-router-dom';
import type {
  CountedBookingsDto,
  DueDisputeDto,
  OfficeBookingDto,
  OpenWorkDto,
} from '../../../shared/api/generated.js';
import type { BookingFilter } from '../../../shared/api/booking-pages.js';
import { addDays } from '../../../shared/dates/dates.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { DueDisputes } from './DueDisputes.js';
import { UnpaidBookings } from './UnpaidBookings.js';
import { NamedBookings } from './NamedBookings.js';
import styles from './today.module.css';

interface Row {
  key: string;
  count: number;
  /** Text after the count. */
  text: string;
  to: string;
  action: string;
  /** The bookings that are counted, and the filter that lists them all. */
  named?: { bookings: CountedBookingsDto; filter: BookingFilter };
  /** The first bookings that are to be paid. */
  unpaid?: readonly OfficeBookingDto[];
  /** The most urgent disputes. */
  disputes?: readonly DueDisputeDto[];
}

/** The work that needs a decision, each with a link to the page where it is done. */
export function OpenWork({ work, today }: { work: OpenWorkDto | undefined; today: string | undefined }) {
  const rows = work && today ? toRows(work, today).filter(({ count }) => count > 0) : [];
  return (
    <section aria-labelledby="open-work">
      <h2 id="open-work" className="type-small-head">
        Needs a decision
      </h2>
      {!work && <RowsSkeleton label="Loading open decisions" rows={6} />}
      {work && rows.length === 0 && <p className="second">Nothing needs a decision.</p>}
      {rows.length > 0 && (
        <ul role="list" className={styles.open}>
          {rows.map(({ key, count, text, to, action, named, unpaid, disputes }) => (
            <li key={key}>
              <span>
                <strong>{count}</strong> {text}
              </span>
              <Link to={to} aria-label={`${action}: ${count} ${text}`}>
                {action}
              </Link>
              {named && <NamedBookings {...named} />}
              {unpaid && <UnpaidBookings bookings={unpaid} />}
              {disputes && <DueDisputes disputes={disputes} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function toRows(work: OpenWorkDto, today: string): Row[] {
  const one = (count: number, single: string, several: string) => (count === 1 ? single : several);
  const { requests, missed_requests: missed, uncovered, unfinished, unpaid, to_call: calls } = work;
  const { waiting_list: waiting, failed_messages: failed, leave_requests: leave, disputes } = work;
  const inbox = '/bookings?view=requests';
  return [
    {
      ...{ key: 'requests', count: requests, to: inbox, action: 'Answer' },
      text: one(requests, 'request waits for an answer', 'requests wait for an answer'),
    },
    {
      ...{ key: 'leave', count: leave, to: '/admindashboard?tab=roster', action: 'Decide' },
      text: one(leave, 'request for leave waits for an answer', 'requests for leave wait for an answer'),
    },
    {
      ...{ key: 'disputes', count: disputes.total, to: '/admindashboard?tab=money', action: 'Look' },
      disputes: disputes.items,
      text: one(disputes.total, 'disputed payment waits for an answer', 'disputed payments wait for an answer'),
    },
    {
      ...{ key: 'uncovered', count: uncovered.total, to: '/admindashboard?tab=roster', action: 'Open the roster' },
      named: { bookings: uncovered, filter: { status: 'active', order: 'earliest', coverage: 'uncovered' } },
      text: one(uncovered.total, 'booking has no shift beneath it', 'bookings have no shift beneath them'),
    },
    {
      ...{ key: 'calls', count: calls, to: inbox, action: 'Call' },
      text: one(calls, 'client has not said that they come', 'clients have not said that they come'),
    },
    {
      ...{ key: 'unfinished', count: unfinished.total, to: '/bookings', action: 'Close' },
      named: { bookings: unfinished, filter: { status: 'confirmed', to: addDays(today, -1), order: 'latest' } },
      text: one(unfinished.total, 'past booking to close', 'past bookings to close'),
    },
    {
      ...{ key: 'unpaid', count: unpaid.total, to: '/bookings?status=completed', action: 'Look' },
      unpaid: unpaid.items,
      text: one(unpaid.total, 'completed booking is not paid', 'completed bookings are not paid'),
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
      text: one(failed, 'email or text was not sent', 'emails and texts were not sent'),
    },
  ];
}
