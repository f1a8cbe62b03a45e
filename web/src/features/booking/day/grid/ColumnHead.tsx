import { formatShortDate } from '../../../../shared/dates/dates.js';
import { formatBriefHours } from '../../../../shared/dates/format-brief-hours.js';
import { formatCount } from '../../../../shared/format-count.js';
import type { CalendarColumn } from '../columns/calendar-columns.js';
import { isAllDay } from './day-grid.js';

interface ColumnHeadProps {
  column: CalendarColumn;
  /** Whether the columns are days of one therapist. */
  isWeek: boolean;
  isToday: boolean;
  /** Explains a time, for keyboard users; undefined in read-only views. */
  onAsk: ((at: { x: number; y: number }) => void) | undefined;
}

export function ColumnHead({ column, isWeek, isToday, onAsk }: ColumnHeadProps) {
  const title = isWeek ? formatShortDate(column.date) : column.name;
  const captions = listCaptions(column);
  return (
    <div className="day-name" data-today={isToday || undefined}>
      {onAsk ? (
        <button
          type="button"
          aria-label={`${title}: why is a time not free?`}
          title={[title, ...captions].join(', ')}
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            onAsk({ x: left, y: bottom });
          }}
        >
          {isEmptyAnyAvailable(column) && !isWeek ? 'Any' : title}
        </button>
      ) : (
        <strong>{title}</strong>
      )}
      {captions.map((caption) => (
        <span key={caption}>{caption}</span>
      ))}
    </div>
  );
}

/** Whether the column is Any Available's and without bookings, so that a narrow one will do. */
export const isEmptyAnyAvailable = ({ isUnassigned, bookings }: CalendarColumn): boolean =>
  isUnassigned && bookings.length === 0;

/** Returns the lines below the name of a therapist or room. */
function listCaptions(column: CalendarColumn): string[] {
  const { isUnassigned, isRoom, slotsRemaining, shifts, leave, bookings, closure } = column;
  if (isUnassigned && bookings.length === 0) return [];
  if (isUnassigned) return [formatCount(bookings.length, 'request')];
  if (closure !== null) return ['Closed'];
  if (isRoom) return [formatCount(bookings.length, 'booking')];
  if (leave.some(isAllDay)) return ['On leave'];
  if (shifts.length === 0) return ['Day off'];
  const shiftHours = shifts.map(({ start_time: from, end_time: to, shift_hours }) =>
    from && to ? formatBriefHours(from, to) : shift_hours,
  );
  return [shiftHours.join(', '), `${slotsRemaining} left`];
}
