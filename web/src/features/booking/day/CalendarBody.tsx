import type { ComponentProps } from 'react';
import type { RoomDto } from '../../../shared/api/generated.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { type CalendarContents, toColumns, toRoomColumns } from './columns/calendar-columns.js';
import type { CalendarSpan, DayRange } from './columns/calendar-range.js';
import { useMediaQuery } from '../../../shared/ui/use-media-query.js';
import { DayList } from './DayList.js';
import { DayGrid } from './grid/DayGrid.js';
import { WeekTable } from './week/WeekTable.js';

interface CalendarBodyProps extends Omit<ComponentProps<typeof DayGrid>, 'days' | 'columns'> {
  range: DayRange;
  span: CalendarSpan;
  /** Undefined until they are read. */
  contents: CalendarContents | undefined;
  /** Ids of the therapists to show; all where it is empty. */
  shown: string[];
  /** The rooms whose columns are shown instead of therapists; undefined where the columns are therapists. */
  rooms: RoomDto[] | undefined;
  failed: boolean;
  /** Whether a card's height is its length. */
  hasHours: boolean;
  onReload: () => void;
  onDate: (date: string) => void;
}

/** Columns with hours, or a week of several therapists as lists; each range has its own scroll position. */
export function CalendarBody({ contents, failed, onReload, ...body }: CalendarBodyProps) {
  const { range, span, shown, rooms, hasHours, hourHeight, onDate, ...calendar } = body;
  const { onOpen, onEmpty } = calendar;
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  // A booking that is being moved needs the hours to be put down at.
  const isList = isPhone && span === 'day' && shown.length !== 1 && !calendar.move.moving;
  if (!contents) return failed ? <Button onClick={onReload}>Load again</Button> : <CalendarSkeleton />;
  const columns = rooms ? toRoomColumns(contents, rooms) : toColumns(contents, shown);
  if (isList && onOpen && !rooms)
    return <DayList key={range.from} columns={columns} now={calendar.now} onOpen={onOpen} />;
  return !hasHours && onOpen && onEmpty ? (
    <WeekTable key={range.from} {...calendar} {...{ contents, columns, onOpen, onEmpty, onDate }} />
  ) : (
    <DayGrid
      key={`${range.from} ${span} ${rooms !== undefined}`}
      {...calendar}
      {...{ columns, hourHeight }}
      days={contents.days}
    />
  );
}

export const CalendarSkeleton = () => (
  <div className="day-frame day-loading" role="status" aria-label="Loading the day">
    {Array.from({ length: 12 }, (_, row) => (
      <span key={row} className="skeleton" />
    ))}
  </div>
);
