import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.js';
import { CalendarDay, type DayMark } from './CalendarDay.js';
import { dateByKey, monthAfter, monthName, monthOf, weeksOf } from './month.js';
import './calendar.css';

interface MonthCalendarProps {
  /** The first date that can be chosen, by the shop's clock; undefined while that is loading. */
  today: string | undefined;
  /** The last one; undefined: there is none. */
  last?: string | undefined;
  id?: string;
  value?: string;
  onChange: (date: string) => void;
  /** Of the month's name. */
  heading?: 'h2' | 'h4';
  marksOf?: (date: string) => DayMark[];
  /** Told of the month that is shown, at first and whenever it is another. */
  onMonth?: (month: string) => void;
}

/** Keeps the calendar's height while the shop's date is on its way. */
const NOT_YET: null[][] = Array.from({ length: 5 }, () => Array.from({ length: 7 }, () => null));

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month to choose a date from, by keyboard too, which antd's inline calendar does not offer. Without antd: visitors wait for it. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { today, last, id, value, onChange, heading: Heading = 'h4', marksOf, onMonth } = props;
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<string>();
  // Turned pages hold until another date is chosen, here or from outside.
  const [turned, setTurned] = useState<{ month: string; value: string | undefined }>();
  const turnTo = (month: string) => setTurned({ month, value });
  const followsKeys = useRef(false);
  const isOpen = (date: string) => !!today && date >= today && (!last || date <= last);

  const month = turned && turned.value === value ? turned.month : monthOf(value ?? today ?? '');
  const weeks = today ? weeksOf(month) : NOT_YET;
  const days = weeks.flat().filter((date) => date !== null && isOpen(date));
  // One tab stop: where the keys led, else the chosen date, else the month's first open day.
  const tabStop = [cursor, value].find((date) => date && days.includes(date)) ?? days[0];

  useEffect(() => {
    if (followsKeys.current) table.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
    followsKeys.current = false;
  }, [cursor]);

  const tellMonth = useEffectEvent(() => onMonth?.(month));
  useEffect(() => tellMonth(), [month]);

  const moveByKey = (event: KeyboardEvent) => {
    const target = tabStop && dateByKey(event.key, tabStop);
    if (!target || !today) return;
    event.preventDefault();
    const date = target < today ? today : last && target > last ? last : target;
    followsKeys.current = true;
    setCursor(date);
    turnTo(monthOf(date));
  };

  return (
    <div id={id} className="calendar">
      <div className="calendar-head">
        <Heading id={titleId} aria-live="polite">
          {today ? monthName(month) : 'Loading dates...'}
        </Heading>
        <button
          type="button"
          aria-label="Previous month"
          disabled={!today || month <= monthOf(today)}
          onClick={() => turnTo(monthAfter(month, -1))}
        >
          <ChevronLeftIcon />
        </button>
        <button
          type="button"
          aria-label="Next month"
          disabled={!today || (!!last && month >= monthOf(last))}
          onClick={() => turnTo(monthAfter(month, 1))}
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
              className={today && week.every((date) => !date || date < today) ? 'calendar-week-past' : undefined}
            >
              {week.map((date, weekday) => (
                <td key={weekday} aria-selected={date ? date === value : undefined}>
                  {date && (
                    <CalendarDay
                      date={date}
                      isToday={date === today}
                      isOpen={isOpen(date)}
                      isTabStop={date === tabStop}
                      marks={marksOf?.(date) ?? []}
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
