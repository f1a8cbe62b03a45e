import type { ClientMatchDto } from '../api/generated.js';
import { formatDateAndYear, formatShortDate, formatTime } from '../dates/dates.js';
import { ClientAlertLine } from './ClientAlertLine.js';
import './client-match.css';

/** A found client in one or two lines: name, how they were found, and their next booking. */
export function ClientMatch({ match }: { match: ClientMatchDto }) {
  const { name, phone, email, former, alert, next_booking: next, last_booking_date: last } = match;
  return (
    <>
      <span className="client-match-top">
        <strong>{name}</strong>
        {former && <span className="second">was {former}</span>}
      </span>
      <span className="client-match-contact second">{[phone, email].filter(Boolean).join(' · ')}</span>
      <span className="second">
        {next
          ? `Next: ${formatShortDate(next.booking_date)} ${formatTime(next.booking_time)}, ${next.service_name}`
          : last
            ? `Last: ${formatDateAndYear(last)}`
            : 'No bookings yet'}
      </span>
      {alert && <ClientAlertLine alert={alert} />}
    </>
  );
}
