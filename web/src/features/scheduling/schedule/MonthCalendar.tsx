import { Button } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { dateKey, longDate } from '../../../shared/dates.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../shared/icons.js';

export interface DayMark {
  /** What screen readers hear of it. */
  label: string;
  kind: 'shift' | 'block';
}

interface MonthCalendarProps {
  today: string;
  selected: string;
  onSelect: (date: string) => void;
  marksOf: (date: string) => DayMark[];
  /** First and last day that are on the page, whenever another month is turned to. */
  onTurn: (month: string) => void;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month of days to choose from, the past ones disabled; every day is a button, so that the keyboard reaches it. */
export function MonthCalendar({ today, selected, onSelect, marksOf, onTurn }: MonthCalendarProps) {
  const [month, setMonth] = useState(selected.slice(0, 7));
  const turn = (by: number) => {
    const next = dayjs(`${month}-01`).add(by, 'month').format('YYYY-MM');
    setMonth(next);
    onTurn(next);
  };
  return (
    <div className="month">
      <div className="month-head">
        <Button
          type="text"
          aria-label="Month before"
          icon={<ChevronLeftIcon />}
          disabled={month <= today.slice(0, 7)}
          onClick={() => turn(-1)}
        />
        <h2 className="type-small-head" aria-live="polite">
          {dayjs(`${month}-01`).format('MMMM YYYY')}
        </h2>
        <Button type="text" aria-label="Month after" icon={<ChevronRightIcon />} onClick={() => turn(1)} />
      </div>
      <table aria-label="Choose a date">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  {date.startsWith(month) && (
                    <Day
                      date={date}
                      isToday={date === today}
                      isPast={date < today}
                      isSelected={date === selected}
                      marks={marksOf(date)}
                      onSelect={onSelect}
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

interface DayProps {
  date: string;
  isToday: boolean;
  isPast: boolean;
  isSelected: boolean;
  marks: DayMark[];
  onSelect: (date: string) => void;
}

function Day({ date, isToday, isPast, isSelected, marks, onSelect }: DayProps) {
  const told = [longDate(date), ...(isToday ? ['today'] : []), ...marks.map(({ label }) => label)];
  return (
    <button
      type="button"
      className="month-day"
      data-today={isToday || undefined}
      disabled={isPast}
      aria-pressed={isSelected}
      aria-label={told.join(', ')}
      onClick={() => onSelect(date)}
    >
      {Number(date.slice(8))}
      <span className="month-marks" aria-hidden="true">
        {marks.map(({ kind }) => (
          <span key={kind} data-kind={kind} />
        ))}
      </span>
    </button>
  );
}

/** Six weeks from the Sunday on or before the first, so that no month is taller than another. */
function weeksOf(month: string): string[][] {
  const first = dayjs(`${month}-01`);
  const sunday = first.subtract(first.day(), 'day');
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dateKey(sunday.add(week * 7 + day, 'day'))),
  );
}
