import type { ReactNode } from 'react';
import { formatLongDate, formatShortDate } from '../../../../shared/dates/dates.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../shared/ui/icons.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import type { Person } from '../columns/calendar-columns.js';
import { SPAN_NAMES, toRange, type CalendarSpan } from '../columns/calendar-range.js';
import type { useCalendarView } from '../columns/use-calendar-view.js';
import styles from './calendar-header.module.css';
import { CalendarTools } from './CalendarTools.js';
import { DatePicker } from './DatePicker.js';

interface CalendarHeaderProps {
  date: string;
  today: string;
  onDate: (date: string) => void;
  /** Shows another day or week. */
  onPage: (pages: 1 | -1) => void;
  /** Undefined where a therapist sees their own day. */
  view: ReturnType<typeof useCalendarView> | undefined;
  people: Person[];
  /** Whether the columns can be rooms. */
  hasRooms: boolean;
  /** Further tools. */
  children?: ReactNode;
}

/** The date, and the tools; on a phone what is shown is chosen in one panel, so that the day begins in the upper half. */
export function CalendarHeader({ date, today, onDate, onPage, children, ...shown }: CalendarHeaderProps) {
  const isNarrow = useMediaQuery('(max-width: 599.98px)');
  const span = shown.view?.span ?? 'day';
  return (
    <div className={styles.dayHead}>
      <Button aria-label={`Previous ${SPAN_NAMES[span]}`} icon={<ChevronLeftIcon />} onClick={() => onPage(-1)} />
      <DatePicker date={date} today={today} title={toTitle(date, span, isNarrow)} onDate={onDate} />
      <Button aria-label={`Next ${SPAN_NAMES[span]}`} icon={<ChevronRightIcon />} onClick={() => onPage(1)} />
      <Button variant="link" className={styles.dayToday} disabled={date === today} onClick={() => onDate(today)}>
        Today
      </Button>
      {shown.view && (
        <div className={styles.dayTools}>
          <CalendarTools {...shown} view={shown.view} isNarrow={isNarrow}>
            {children}
          </CalendarTools>
        </div>
      )}
    </div>
  );
}

function toTitle(date: string, span: CalendarSpan, isNarrow: boolean): string {
  if (span === 'day') return isNarrow ? formatShortDate(date) : formatLongDate(date);
  const { from, to } = toRange(date, span);
  const [first, last] = [formatShortDate(from), formatShortDate(to)].map((text) => text.slice(5));
  return isNarrow ? `${first} to ${last}` : `${first} to ${last}, ${to.slice(0, 4)}`;
}
