import Button from 'antd/es/button';
import { addDays, formatLongDate, formatShortDate } from '../../../shared/dates/dates.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../shared/ui/icons.js';
import { useMediaQuery } from '../../../shared/ui/use-media-query.js';
import { StatusTag } from '../../../shared/ui/StatusTag.js';

interface DayHeaderProps {
  date: string;
  today: string;
  onDate: (date: string) => void;
}

export function DayHeader({ date, today, onDate }: DayHeaderProps) {
  const isNarrow = useMediaQuery('(max-width: 599.98px)');
  return (
    <div className="day-head">
      <Button aria-label="Previous day" icon={<ChevronLeftIcon />} onClick={() => onDate(addDays(date, -1))} />
      <h2 className="day-title" aria-live="polite">
        {isNarrow ? formatShortDate(date) : formatLongDate(date)}
      </h2>
      <Button aria-label="Next day" icon={<ChevronRightIcon />} onClick={() => onDate(addDays(date, 1))} />
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
