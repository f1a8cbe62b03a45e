import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { clockTime } from '../../../shared/dates.js';
import { minutesOf, nearestSlot, placeOf, stretchesOf, type Stretch } from './day-grid.js';
import type { DayColumn } from './use-day-columns.js';

interface Props {
  column: DayColumn;
  hours: Stretch;
  slots: string[];
  children: ReactNode;
  /** Absent for people who may only look. */
  onEmpty: ((time: string) => void) | undefined;
}

/** One therapist's day: shifts light on shaded ground, blocks hatched, bookings on top. */
export function DayColumnView({ column, hours, slots, children, onEmpty }: Props) {
  const isAnybody = column.left === undefined;
  const pressed = ({ target, currentTarget, clientY }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('.day-booking')) return;
    const time = nearestSlot(slots, clientY - currentTarget.getBoundingClientRect().top - 13, hours);
    if (time) onEmpty?.(time);
  };
  return (
    <div className={isAnybody ? 'day-column day-anybody' : 'day-column'} data-therapist={column.id} onClick={pressed}>
      {stretchesOf(column.shifts).map((shift) => (
        <div key={shift.start} className="day-shift" style={placeOf(shift, hours)} />
      ))}
      <div className="day-lines" />
      {column.blocks.map(({ id, start_time, end_time, reason }) => (
        <div
          key={id}
          className="day-block"
          style={placed(placeOf({ start: minutesOf(start_time), end: minutesOf(end_time) }, hours))}
          title={`Blocked ${clockTime(start_time)} to ${clockTime(end_time)}`}
        >
          {reason ? `Blocked, ${reason}` : 'Blocked'}
        </div>
      ))}
      {children}
    </div>
  );
}

/** A thin gap keeps what follows at once apart. */
export const placed = ({ top, height }: { top: number; height: number }): CSSProperties => ({ top, height: height - 3 });
