import { formatLongDate } from '../../dates/dates.js';

/** A mark of a day in the calendar. */
export interface DayMark {
  kind: 'shift' | 'block' | 'leave';
  /** Text for screen readers. */
  label: string;
}

interface CalendarDayProps {
  date: string;
  isToday: boolean;
  isOpen: boolean;
  /** Whether Tab reaches this day; the others are reached from there by keys. */
  isTabStop: boolean;
  marks: DayMark[];
  /** Reason why the day has nothing to choose; it can still be opened. */
  note: string | undefined;
  onChoose: () => void;
}

export function CalendarDay({ date, isToday, isOpen, isTabStop, marks, note, onChoose }: CalendarDayProps) {
  return (
    <button
      type="button"
      data-date={date}
      aria-label={[formatLongDate(date), ...marks.map(({ label }) => label)].join(', ')}
      aria-current={isToday ? 'date' : undefined}
      aria-description={note}
      data-hint={note}
      disabled={!isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onChoose}
    >
      {Number(date.slice(8))}
      {marks.length > 0 && (
        <span className="calendar-marks" aria-hidden="true">
          {marks.map(({ kind }) => (
            <span key={kind} data-kind={kind} />
          ))}
        </span>
      )}
    </button>
  );
}
