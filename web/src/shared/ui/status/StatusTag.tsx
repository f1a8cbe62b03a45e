import { STATUS_LABELS, type BookingStatus } from './booking-status.js';
import './status-tag.css';

/** A booking's status as a label, a colour and a mark of its own shape: it is never shown by colour alone. */
export function StatusTag({ status }: { status: BookingStatus }) {
  return (
    <span className={`status-tag status-${status}`}>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        {STATUS_MARKS[status]}
      </svg>
      {STATUS_LABELS[status]}
    </span>
  );
}

const STATUS_MARKS: Record<BookingStatus, React.ReactNode> = {
  confirmed: <circle cx="5" cy="5" r="3.6" fill="currentColor" />,
  pending: <circle cx="5" cy="5" r="3" fill="none" stroke="currentColor" strokeWidth="1.4" />,
  completed: <rect x="1.5" y="1.5" width="7" height="7" rx="1" fill="currentColor" />,
  no_show: <path d="m1.5 1.5 7 7m0-7-7 7" stroke="currentColor" strokeWidth="1.5" />,
  cancelled: <path d="M.5 5h9" stroke="currentColor" strokeWidth="1.5" />,
};
