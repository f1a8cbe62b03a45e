import { useEffect, useEffectEvent, useRef, type CSSProperties } from 'react';
import type { CalendarDayDto, OfficeBookingDto } from '../../../../shared/api/generated.js';
import { toMinutes, type ShopNow } from '../../../../shared/dates/dates.js';
import type { CalendarColumn } from '../columns/calendar-columns.js';
import { getPossibleStarts } from '../../manage/visits/visit-start.js';
import { stepInGrid } from '../move/step-target.js';
import { useDrag } from '../move/pointer/use-drag.js';
import { useMoveKeys } from '../move/use-move-keys.js';
import type { MoveBooking } from '../move/use-move-booking.js';
import { ColumnCards } from './ColumnCards.js';
import { ColumnHead, isEmptyAnyAvailable } from './ColumnHead.js';
import { DayColumnView } from './DayColumnView.js';
import { findNearestSlot, getVisibleHours, type GridScale, listRanges, toMinute } from './day-grid.js';
import { layoutOverlaps } from './shared-slots.js';
import { TimeRail } from './TimeRail.js';
import './day-grid.css';

export type EmptyHandler = (column: CalendarColumn, time: string, at: { x: number; y: number }) => void;

interface DayGridProps {
  days: CalendarDayDto[];
  columns: CalendarColumn[];
  slots: string[];
  hourHeight: number;
  now: ShopNow;
  move: MoveBooking;
  onPage: (pages: 1 | -1) => void;
  /** Undefined in read-only views, as `onEmpty` is. */
  onOpen: ((booking: OfficeBookingDto) => void) | undefined;
  onEmpty: EmptyHandler | undefined;
}

/** Maximum number of columns in which bookings that share a slot are drawn side by side. */
const MAX_WIDE_COLUMNS = 4;

/** The calendar's grid: hours down, therapists or days across. */
export function DayGrid({ days, columns, slots, hourHeight, now, move, onPage, onOpen, onEmpty }: DayGridProps) {
  const { moving } = move;
  const hours = getVisibleHours(listRanges(days, columns));
  const scale = { hours, hourHeight };
  const frame = useRef<HTMLDivElement>(null);
  const { onGrab, onStretch, onClickCapture } = useDrag({
    move,
    frame,
    findTime: (booking, column, y) =>
      findNearestSlot(getPossibleStarts(booking, slots), y - column.getBoundingClientRect().top, scale),
    findMinute: (column, y) => toMinute(y - column.getBoundingClientRect().top, scale),
  });
  const starts = moving ? getPossibleStarts(moving.booking, slots) : slots;
  useMoveKeys({ move, step: stepInGrid(columns, starts), onPage });
  const handlers = onOpen && { onOpen, onGrab, onStretch, onLift: move.lift, onStretchByKey: move.stretchByStep };
  const currentTime = findShownTime(days, hours, now);
  useScrollTo(frame, currentTime ? ((toMinutes(currentTime) - 60 - hours.start) / 60) * hourHeight : 0);
  const isNarrow = columns.length > MAX_WIDE_COLUMNS;
  const isWeek = days.length > 1;

  return (
    <div
      ref={frame}
      className="day-frame"
      role="group"
      aria-label={`Bookings of the ${isWeek ? (days.length === 7 ? 'week' : 'days') : 'day'}`}
      tabIndex={0}
      onClickCapture={onClickCapture}
    >
      <div
        className="day-grid"
        style={{ gridTemplateColumns: toTemplate(columns), '--hour': `${hourHeight}px` } as CSSProperties}
      >
        <div className="day-corner" />
        {columns.map((column) => (
          <ColumnHead
            key={column.key}
            column={column}
            isWeek={isWeek}
            isToday={isWeek && column.date === now.date}
            // A booking that is carried keeps its time.
            onAsk={onEmpty && ((at) => onEmpty(column, moving?.to.time ?? slots[0] ?? '09:00', at))}
          />
        ))}
        <TimeRail scale={scale} now={currentTime} />
        {columns.map((column) => (
          <DayColumnView
            key={column.key}
            column={column}
            scale={scale}
            slots={starts}
            onEmpty={onEmpty && ((time, at) => onEmpty(column, time, at))}
          >
            <ColumnCards {...{ column, scale, now, currentTime, isNarrow, moving, handlers, onStretch }} />
          </DayColumnView>
        ))}
      </div>
    </div>
  );
}

/** Returns the shop's time of day; undefined while the grid does not show it. */
function findShownTime(days: CalendarDayDto[], hours: GridScale['hours'], now: ShopNow): string | undefined {
  const isToday = days.some(({ date }) => date === now.date);
  const minutes = toMinutes(now.time);
  return isToday && minutes >= hours.start && minutes <= hours.end ? now.time : undefined;
}

/**
 * Returns the grid's column widths. Any Available takes a full column only while it has bookings; a column with a
 * shared slot is wider.
 */
function toTemplate(columns: CalendarColumn[]): string {
  const widths = columns.map((column) => {
    if (isEmptyAnyAvailable(column) && columns.length > 1) return '46px';
    const isShared = layoutOverlaps(column.bookings).some(({ columnCount }) => columnCount > 1);
    return isShared ? 'minmax(calc(1.5 * var(--column)), 1.5fr)' : 'minmax(var(--column), 1fr)';
  });
  return `var(--rail) ${widths.join(' ')}`;
}

/** Scrolls only when a day opens: later refreshes must not move the reader's scroll position. */
function useScrollTo(frame: { current: HTMLElement | null }, top: number): void {
  const scroll = useEffectEvent(() => frame.current?.scrollTo({ top }));
  // Newer browsers return a promise from scrollTo, which React would treat as the cleanup function.
  useEffect(() => {
    scroll();
  }, []);
}
