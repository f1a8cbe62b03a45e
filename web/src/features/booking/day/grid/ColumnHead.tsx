import { formatShortDate } from '../../../../shared/dates/dates.js';
import type { CalendarColumn } from '../columns/calendar-columns.js';
import { formatHours } from './day-grid.js';

interface ColumnHeadProps {
  column: CalendarColumn;
  /** The columns are days of one therapist. */
  isWeek: boolean;
  isToday: boolean;
  /** Asks about a time by keyboard; absent in read-only views. */
  onAsk: ((at: { x: number; y: number }) => void) | undefined;
}

export function ColumnHead({ column, isWeek, isToday, onAsk }: ColumnHeadProps) {
  const title = isWeek ? formatShortDate(column.date) : column.name;
  const caption = formatColumnCaption(column);
  return (
    <div className="day-name" data-today={isToday || undefined}>
      {onAsk ? (
        <button
          type="button"
          aria-label={`${title}: why is a time not free?`}
          title={`${title}, ${caption}`}
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            onAsk({ x: left, y: bottom });
          }}
        >
          {title}
        </button>
      ) : (
        <strong>{title}</strong>
      )}
      <span>{caption}</span>
    </div>
  );
}

/** The line below a therapist's name. */
function formatColumnCaption({ isUnassigned, slotsRemaining, shifts, bookings, closure }: CalendarColumn): string {
  if (isUnassigned) return bookings.length === 1 ? '1 request' : `${bookings.length} requests`;
  if (closure !== null) return 'Closed';
  if (shifts.length === 0) return 'Day off';
  const shiftHours = shifts.map(({ start_time: from, end_time: to, shift_hours }) =>
    from && to ? formatHours(from, to) : shift_hours,
  );
  return `${shiftHours.join(', ')}, ${slotsRemaining} left`;
}
