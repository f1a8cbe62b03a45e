import type { ReactNode } from 'react';
import { formatLongDate, formatShortDate } from '../../../../shared/dates/dates.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../shared/ui/icons.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import { Segmented } from '../../../../shared/ui/segmented/Segmented.js';
import type { Person } from '../columns/calendar-columns.js';
import { toRange, type CalendarSpan } from '../columns/calendar-range.js';
import type { useCalendarView, Zoom } from '../columns/use-calendar-view.js';
import { DatePicker } from './DatePicker.js';
import { TherapistFilter } from './TherapistFilter.js';

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

const ZOOMS: { value: Zoom; label: string; title: string }[] = [
  { value: 'small', label: 'S', title: 'Small hours' },
  { value: 'medium', label: 'M', title: 'Medium hours' },
  { value: 'large', label: 'L', title: 'Large hours' },
];

const SPAN_NAMES: Record<CalendarSpan, string> = { day: 'day', '3-days': '3 days', week: 'week' };

export function CalendarHeader({ date, today, onDate, onPage, view, people, hasRooms, children }: CalendarHeaderProps) {
  const isNarrow = useMediaQuery('(max-width: 599.98px)');
  const span = view?.span ?? 'day';
  return (
    <div className="day-head">
      <Button aria-label={`Previous ${SPAN_NAMES[span]}`} icon={<ChevronLeftIcon />} onClick={() => onPage(-1)} />
      <DatePicker date={date} today={today} title={toTitle(date, span, isNarrow)} onDate={onDate} />
      <Button aria-label={`Next ${SPAN_NAMES[span]}`} icon={<ChevronRightIcon />} onClick={() => onPage(1)} />
      <Button variant="link" className="day-today" disabled={date === today} onClick={() => onDate(today)}>
        Today
      </Button>
      {view && (
        <div className="day-tools">
          {/* First, where it moves none of the others once the rooms are read. */}
          {hasRooms && span === 'day' && (
            <Segmented<'therapist' | 'room'>
              aria-label="Columns"
              value={view.isByRoom ? 'room' : 'therapist'}
              onChange={(by) => view.setByRoom(by === 'room')}
              options={[
                { value: 'therapist', label: 'Therapists' },
                { value: 'room', label: 'Rooms' },
              ]}
            />
          )}
          {children}
          {!(hasRooms && view.isByRoom) && (
            <TherapistFilter people={people} shown={view.shown} onShown={view.setShown} />
          )}
          <Segmented<CalendarSpan>
            aria-label="Span"
            value={span}
            onChange={view.setSpan}
            options={[
              { value: 'day', label: 'Day' },
              { value: '3-days', label: '3 days' },
              { value: 'week', label: 'Week' },
            ]}
          />
          <Segmented<Zoom> aria-label="Zoom" value={view.zoom} onChange={view.setZoom} options={ZOOMS} />
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
