import Button from 'antd/es/button';
import { dayAndMonth, daysAfter } from '../../../shared/dates.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../shared/icons.js';
import { StatusTag } from '../../../shared/StatusTag.js';

interface Props {
  date: string;
  today: string;
  onDate: (date: string) => void;
}

export function DayHead({ date, today, onDate }: Props) {
  return (
    <div className="day-head">
      <Button aria-label="Previous day" icon={<ChevronLeftIcon />} onClick={() => onDate(daysAfter(date, -1))} />
      <h2 className="day-title" aria-live="polite">
        {dayAndMonth(date)}
        <span className="day-year">, {date.slice(0, 4)}</span>
      </h2>
      <Button aria-label="Next day" icon={<ChevronRightIcon />} onClick={() => onDate(daysAfter(date, 1))} />
      {date !== today && (
        <Button type="link" onClick={() => onDate(today)}>
          Today
        </Button>
      )}
      <div className="day-legend" aria-hidden="true">
        <StatusTag status="confirmed" />
        <StatusTag status="pending" />
        <StatusTag status="completed" />
      </div>
    </div>
  );
}
