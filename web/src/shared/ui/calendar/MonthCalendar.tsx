import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.js';
import { CalendarDay, type DayMark } from './CalendarDay.js';
import { dateForKey, addMonths, formatMonth, toMonth, toWeeks } from './month.js';
import './calendar.css';

interface MonthCalendarProps {
  /** The shop's date; undefined while that is loading. */
  today: string | undefined;
  /** Said in the place of the month while today is not known. */
  placeholder?: string | undefined;
  /** The first date that can be chosen; by default today. */
  first?: string | undefined;
  /** The last one; undefined: there is none. */
  last?: string | undefined;
  id?: string;
  value?: string | undefined;
  onChange: (date: string) => void;
  /** Of the month's name. */
  heading?: 'h2' | 'h3' | 'h4';
  getMarks?: (date: string) => DayMark[];
  /** Why a day has nothing to choose, where it has not: the day is greyed. */
  getNote?: (date: string) => string | undefined;
  /** Told of the month that is shown, at first and whenever it is another. */
  onMonth?: (month: string) => void;
}

/** Keeps the calendar's height while the shop's date is on its way. */
const UNKNOWN_DATE: null[][] = Array.from({ length: 5 }, () => Array.from({ length: 7 }, () => null));

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month to choose a date from, by keyboard too, which antd's inline calendar does not offer. Without antd: visitors wait for it. */
export function MonthCalendar(props: MonthCalendarProps) {
  const {
    today,
    placeholder = 'Loading dates...',
    first = today,
    last,
    id,
    value,
    onChange,
    heading: Heading = 'h4',
    getMarks,
    getNote,
    onMonth,
  } = props;
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<string>();
  // Turned pages hold until another date is chosen, here or from outside.
  const [turned, setTurned] = useState<{ month: string; value: string | undefined }>();
  const turnTo = (month: string) => setTurned({ month, value });
  const followsKeys = useRef(false);
  const isOpen = (date: string) => !!first && date >= first && (!last || date <= last);

  const month = turned && turned.value === value ? turned.month : toMonth(value ?? today ?? '');
  const weeks = today ? toWeeks(month) : UNKNOWN_DATE;
  const days = weeks.flat().filter((date) => date !== null && isOpen(date));
  // One tab stop: where the keys led, else the chosen date, else the month's first open day.
  const tabStop = [cursor, value, today].find((date) => date && days.includes(date)) ?? days[0];

  useEffect(() => {
    if (followsKeys.current) table.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
    followsKeys.current = false;
  }, [cursor]);

  const notifyMonth = useEffectEvent(() => onMonth?.(month));
  useEffect(() => notifyMonth(), [month]);

  const moveByKey = (event: KeyboardEvent) => {
    const target = tabStop && dateForKey(event.key, tabStop);
    if (!target || !first) return;
    event.preventDefault();
    const date = target < first ? first : last && target > last ? last : target;
    followsKeys.current = true;
    setCursor(date);
    turnTo(toMonth(date));
  };

  return (
    <div id={id} className="calendar">
      <div className="calendar-head">
        <Heading id={titleId} aria-live="polite">
          {today ? formatMonth(month) : placeholder}
        </Heading>
        <button
          type="button"
          aria-label="Previous month"
          disabled={!first || month <= toMonth(first)}
          onClick={() => turnTo(addMonths(month, -1))}
        >
          <ChevronLeftIcon />
        </button>
        <button
          type="button"
          aria-label="Next month"
          disabled={!today || (!!last && month >= toMonth(last))}
          onClick={() => turnTo(addMonths(month, 1))}
        >
          <ChevronRightIcon />
        </button>
      </div>
      <table ref={table} role="grid" aria-labelledby={titleId} onKeyDown={moveByKey}>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr
              key={index}
              className={first && week.every((date) => !date || date < first) ? 'calendar-week-past' : undefined}
            >
              {week.map((date, weekday) => (
                <td key={weekday} aria-selected={date ? date === value : undefined}>
                  {date && (
                    <CalendarDay
                      date={date}
                      isToday={date === today}
                      isOpen={isOpen(date)}
                      isTabStop={date === tabStop}
                      marks={getMarks?.(date) ?? []}
                      note={isOpen(date) ? getNote?.(date) : undefined}
                      onChoose={() => {
                        setCursor(date);
                        onChange(date);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
