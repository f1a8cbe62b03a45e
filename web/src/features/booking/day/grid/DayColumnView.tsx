import type { MouseEvent, ReactNode } from 'react';
import type { DayLeaveDto } from '../../../../shared/api/generated.js';
import { formatTime, toMinutes } from '../../../../shared/dates/dates.js';
import type { CalendarColumn } from '../columns/calendar-columns.js';
import { findStartAt, toOffsets, toShiftRanges, type GridScale } from './day-grid.js';

interface DayColumnViewProps {
  column: CalendarColumn;
  scale: GridScale;
  slots: string[];
  children: ReactNode;
  /** Undefined in read-only views. */
  onEmpty: ((time: string, at: { x: number; y: number }) => void) | undefined;
}

/**
 * A therapist's day: shifts are light, time outside them is shaded, blocks, leave and closures are hatched, and
 * bookings lie on top.
 */
export function DayColumnView({ column, scale, slots, children, onEmpty }: DayColumnViewProps) {
  const onPress = ({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('.card, .day-stretch')) return;
    onEmpty?.(findStartAt(slots, y - currentTarget.getBoundingClientRect().top, scale), { x, y });
  };
  return (
    <div
      className={column.isUnassigned ? 'day-column day-unassigned' : 'day-column'}
      data-therapist={column.therapistId}
      data-date={column.date}
      onClick={onPress}
    >
      {toShiftRanges(column.shifts).map((shift) => (
        <div key={shift.start} className="day-shift" style={toOffsets(shift, scale)} />
      ))}
      <div className="day-lines" />
      {column.closure !== null && <div className="day-closure">Closed, {column.closure}</div>}
      {column.leave.map((leave) => (
        <LeaveBlock key={leave.id} leave={leave} scale={scale} />
      ))}
      {column.blocks.map(({ id, start_time, end_time, reason }) => (
        <div
          key={id}
          className="day-block"
          style={withGap(toOffsets({ start: toMinutes(start_time), end: toMinutes(end_time) }, scale))}
          title={`Blocked ${formatTime(start_time)} to ${formatTime(end_time)}`}
        >
          {reason ? `Blocked, ${reason}` : 'Blocked'}
        </div>
      ))}
      {children}
    </div>
  );
}

/** Leave, as far as it falls into the hours that are drawn. */
function LeaveBlock({ leave, scale }: { leave: DayLeaveDto; scale: GridScale }) {
  const start = Math.max(toMinutes(leave.start_time), scale.hours.start);
  const end = Math.min(toMinutes(leave.end_time), scale.hours.end);
  if (start >= end) return null;
  return (
    <div className="day-block" style={withGap(toOffsets({ start, end }, scale))}>
      On leave
    </div>
  );
}

/** Leaves a thin gap below, so that consecutive entries do not touch. */
export const withGap = ({ top, height }: { top: number; height: number }) => ({ top, height: height - 3 });
