import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { longDate } from '../../../shared/dates.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../shared/icons.js';
import { dateByKey, monthAfter, monthName, monthOf, weeksOf } from './month.js';

interface Props {
  /** First and last date that can be chosen, by the shop's clock; undefined while that is loading. */
  today: string | undefined;
  last: string | undefined;
  /** Given by Form.Item. */
  id?: string;
  value?: string;
  onChange?: (date: string) => void;
}

/** Keeps the calendar's height while the shop's date is on its way. */
const NOT_YET: null[][] = Array.from({ length: 5 }, () => Array.from({ length: 7 }, () => null));

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month to choose a date from, by keyboard too, which antd's inline calendar does not offer. */
export function MonthCalendar({ today, last, id, value, onChange }: Props) {
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<string>();
  // Turned pages hold until another date is chosen, here or from outside.
  const [turned, setTurned] = useState<{ month: string; value: string | undefined }>();
  const turnTo = (month: string) => setTurned({ month, value });
  const followsKeys = useRef(false);
  const isOpen = (date: string) => !!today && !!last && date >= today && date <= last;

  const month = turned && turned.value === value ? turned.month : monthOf(value ?? today ?? '');
  const weeks = today ? weeksOf(month) : NOT_YET;
  const days = weeks.flat().filter((date) => date !== null && isOpen(date));
  // One tab stop: where the keys led, else the chosen date, else the month's first open day.
  const tabStop = [cursor, value].find((date) => date && days.includes(date)) ?? days[0];

  useEffect(() => {
    if (followsKeys.current) table.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
    followsKeys.current = false;
  }, [cursor]);

  const moveByKey = (event: KeyboardEvent) => {
    const target = tabStop && dateByKey(event.key, tabStop);
    if (!target || !today || !last) return;
    event.preventDefault();
    const date = target < today ? today : target > last ? last : target;
    followsKeys.current = true;
    setCursor(date);
    turnTo(monthOf(date));
  };

  return (
    <div id={id} className="booking-calendar">
      <div className="booking-month">
        <h4 id={titleId} aria-live="polite">
          {today ? monthName(month) : 'Loading dates...'}
        </h4>
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
          disabled={!last || month >= monthOf(last)}
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
              className={today && week.every((date) => !date || date < today) ? 'booking-week-past' : undefined}
            >
              {week.map((date, weekday) => (
                <td key={weekday} aria-selected={date ? date === value : undefined}>
                  {date && (
                    <button
                      type="button"
                      data-date={date}
                      aria-label={longDate(date)}
                      aria-current={date === today ? 'date' : undefined}
                      disabled={!isOpen(date)}
                      tabIndex={date === tabStop ? 0 : -1}
                      onClick={() => {
                        setCursor(date);
                        onChange?.(date);
                      }}
                    >
                      {Number(date.slice(8))}
                    </button>
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
