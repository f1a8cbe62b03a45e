import './status-tag.css';

export type BookingStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled';

const NAMES: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** A booking's status in words, colour and a mark of its own shape, so that colour never stands alone. */
export function StatusTag({ status }: { status: BookingStatus }) {
  return (
    <span className={`status-tag status-${status}`}>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        {MARKS[status]}
      </svg>
      {NAMES[status]}
    </span>
  );
}

const MARKS: Record<BookingStatus, React.ReactNode> = {
  confirmed: <circle cx="5" cy="5" r="3.6" fill="currentColor" />,
  pending: <circle cx="5" cy="5" r="3" fill="none" stroke="currentColor" strokeWidth="1.4" />,
  completed: <rect x="1.5" y="1.5" width="7" height="7" rx="1" fill="currentColor" />,
  cancelled: <path d="M.5 5h9" stroke="currentColor" strokeWidth="1.5" />,
};
