import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { formatTime } from '../../../shared/dates/dates.js';
import { toMinutes, findNearestSlot, toOffsets, toShiftRanges, type MinuteRange } from './day-grid.js';
import type { DayColumn } from './use-day-columns.js';

interface DayColumnViewProps {
  column: DayColumn;
  hours: MinuteRange;
  slots: string[];
  children: ReactNode;
  /** Absent in read-only views. */
  onEmpty: ((time: string) => void) | undefined;
}

/** One therapist's day: shifts are light, time outside them is shaded, blocks are hatched, bookings are on top. */
export function DayColumnView({ column, hours, slots, children, onEmpty }: DayColumnViewProps) {
  const isUnassigned = column.slotsRemaining === undefined;
  const onPress = ({ target, currentTarget, clientY }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('.day-booking')) return;
    const time = findNearestSlot(slots, clientY - currentTarget.getBoundingClientRect().top - 13, hours);
    if (time) onEmpty?.(time);
  };
  return (
    <div
      className={isUnassigned ? 'day-column day-unassigned' : 'day-column'}
      data-therapist={column.id}
      onClick={onPress}
    >
      {toShiftRanges(column.shifts).map((shift) => (
        <div key={shift.start} className="day-shift" style={toOffsets(shift, hours)} />
      ))}
      <div className="day-lines" />
      {column.blocks.map(({ id, start_time, end_time, reason }) => (
        <div
          key={id}
          className="day-block"
          style={withGap(toOffsets({ start: toMinutes(start_time), end: toMinutes(end_time) }, hours))}
          title={`Blocked ${formatTime(start_time)} to ${formatTime(end_time)}`}
        >
          {reason ? `Blocked, ${reason}` : 'Blocked'}
        </div>
      ))}
      {children}
    </div>
  );
}

/** Leaves a thin gap below, so that consecutive entries do not touch. */
export const withGap = ({ top, height }: { top: number; height: number }): CSSProperties => ({
  top,
  height: height - 3,
});
