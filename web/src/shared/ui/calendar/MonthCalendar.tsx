import { useId, useRef } from 'react';
import { CalendarDay, type DayMark } from './CalendarDay.js';
import { formatMonths, toMonth } from './month.js';
import { MonthHeader } from './MonthHeader.js';
import { type MonthRange, useMonthCalendar } from './use-month-calendar.js';
import './calendar.css';

interface MonthCalendarProps extends Omit<MonthRange, 'first'> {
  /** Text in place of the month while today is not known. */
  placeholder?: string | undefined;
  /** The first date that can be chosen; today where left out. */
  first?: string | undefined;
  id?: string;
  onChange: (date: string) => void;
  /** Level of the heading with the month's name. */
  heading?: 'h2' | 'h3' | 'h4';
  getMarks?: (date: string) => DayMark[];
  /** Returns why a day has nothing to choose and is greyed; undefined where it has. */
  getNote?: (date: string) => string | undefined;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * A month to choose a date from, by keyboard as well, which antd's inline calendar does not offer. It needs no antd,
 * since visitors wait for it.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { today, placeholder = 'Loading dates...', first = today, last, id, value, onChange, onMonth } = props;
  const { heading = 'h4', weekStart, continues, getMarks, getNote } = props;
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const calendar = useMonthCalendar({ today, first, last, value, weekStart, continues, onMonth }, table);
  const { month, weeks, tabStop, isOpen, setCursor, keepMonth, turnTo, moveByKey } = calendar;
  const toDay = (date: string) => (
    <CalendarDay
      date={date}
      isToday={date === today}
      isOpen={isOpen(date)}
      isTabStop={date === tabStop}
      marks={getMarks?.(date) ?? []}
      note={isOpen(date) ? getNote?.(date) : undefined}
      onChoose={() => {
        setCursor(date);
        if (continues) keepMonth(date);
        onChange(date);
      }}
    />
  );

  return (
    <div id={id} className="calendar">
      <MonthHeader
        {...{ titleId, heading, month, first, last }}
        title={
          today ? formatMonths(month, toMonth(weeks.flat().findLast((date) => date !== null) ?? month)) : placeholder
        }
        isKnown={today !== undefined}
        onTurn={turnTo}
      />
      <table ref={table} role="grid" aria-labelledby={titleId} onKeyDown={moveByKey}>
        <WeekdayHead weekStart={weekStart} />
        <tbody>
          {weeks.map((week, index) => (
            <tr
              key={index}
              className={first && week.every((date) => !date || date < first) ? 'calendar-week-past' : undefined}
            >
              {week.map((date, weekday) => (
                <td key={weekday} aria-selected={date ? date === value : undefined}>
                  {date && toDay(date)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const WeekdayHead = ({ weekStart }: Pick<MonthRange, 'weekStart'>) => (
  <thead>
    <tr>
      {(weekStart === 'monday' ? [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)] : WEEKDAYS).map((day) => (
        <th key={day} scope="col" abbr={day}>
          {day.slice(0, 2)}
        </th>
      ))}
    </tr>
  </thead>
);
