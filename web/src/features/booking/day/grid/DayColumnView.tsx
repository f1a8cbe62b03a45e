import type { MouseEvent, ReactNode } from 'react';
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
 * A therapist's day: shifts are light, time outside them is shaded, blocks, busy times, leave and closures are hatched, and
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
      data-pressable={onEmpty && true}
      onClick={onPress}
    >
      {toShiftRanges(column.shifts).map((shift) => (
        <div key={shift.start} className="day-shift" style={toOffsets(shift, scale)} />
      ))}
      <div className="day-lines" />
      {column.closure !== null && <div className="day-closure">Closed, {column.closure}</div>}
      {column.leave.map((leave) => (
        <TimeOff key={leave.id} span={leave} scale={scale} label="On leave" />
      ))}
      {column.busy.map((busy) => (
        <TimeOff key={busy.start_time} span={busy} scale={scale} label="Busy (own calendar)" />
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

interface TimeOffProps {
  span: { start_time: string; end_time: string };
  scale: GridScale;
  label: string;
}

/** Leave or a busy time, as far as it falls into the hours that are drawn. */
function TimeOff({ span, scale, label }: TimeOffProps) {
  const start = Math.max(toMinutes(span.start_time), scale.hours.start);
  const end = Math.min(toMinutes(span.end_time), scale.hours.end);
  if (start >= end) return null;
  return (
    <div className="day-block" style={withGap(toOffsets({ start, end }, scale))}>
      {label}
    </div>
  );
}

/** Leaves a thin gap below, so that consecutive entries do not touch. */
export const withGap = ({ top, height }: { top: number; height: number }) => ({ top, height: height - 3 });
