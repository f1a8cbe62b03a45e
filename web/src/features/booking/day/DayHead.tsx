import Button from 'antd/es/button';
import { daysAfter, longDate, shortDate } from '../../../shared/dates.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../shared/icons.js';
import { useMedia } from '../../../shared/media.js';
import { StatusTag } from '../../../shared/StatusTag.js';

interface Props {
  date: string;
  today: string;
  onDate: (date: string) => void;
}

export function DayHead({ date, today, onDate }: Props) {
  const isNarrow = useMedia('(max-width: 599.98px)');
  return (
    <div className="day-head">
      <Button aria-label="Previous day" icon={<ChevronLeftIcon />} onClick={() => onDate(daysAfter(date, -1))} />
      <h2 className="day-title" aria-live="polite">
        {isNarrow ? shortDate(date) : longDate(date)}
      </h2>
      <Button aria-label="Next day" icon={<ChevronRightIcon />} onClick={() => onDate(daysAfter(date, 1))} />
      <Button type="link" className="day-today" disabled={date === today} onClick={() => onDate(today)}>
        Today
      </Button>
      <div className="day-legend" aria-hidden="true">
        <StatusTag status="confirmed" />
        <StatusTag status="pending" />
        <StatusTag status="completed" />
      </div>
    </div>
  );
}
