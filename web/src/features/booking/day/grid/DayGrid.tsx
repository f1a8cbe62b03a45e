import { useEffect, useEffectEvent, useRef } from 'react';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { formatTime } from '../../../shared/dates/dates.js';
import { DayBooking } from './DayBooking.js';
import { DayColumnView, withGap } from './DayColumnView.js';
import {
  HOUR_HEIGHT_PX,
  getVisibleHours,
  formatHours,
  layoutOverlaps,
  toMinutes,
  toOffsets,
  toShiftRanges,
  toMinuteRange,
} from './day-grid.js';
import { createMoveKeyHandler } from './move/move-keys.js';
import { canMove, useDrag } from './move/use-drag.js';
import type { DayColumn } from './use-day-columns.js';
import type { useMoveBooking } from './move/use-move-booking.js';

interface DayGridProps {
  columns: DayColumn[];
  slots: string[];
  /** `HH:mm` when the day is today. */
  now: string | undefined;
  move: ReturnType<typeof useMoveBooking>;
  /** Both are absent in read-only views. */
  onOpen: ((booking: OfficeBookingDto) => void) | undefined;
  onEmpty: ((slot: { therapistId: string; time: string }) => void) | undefined;
}

export function DayGrid({ columns, slots, now, move, onOpen, onEmpty }: DayGridProps) {
  const { moving } = move;
  const hours = getVisibleHours([
    ...columns.flatMap(({ shifts, bookings }) => [...toShiftRanges(shifts), ...bookings.map(toMinuteRange)]),
    ...slots.map((slot) => ({ start: toMinutes(slot), end: toMinutes(slot) + 30 })),
  ]);
  const { onGrab, onClickCapture } = useDrag({ move, slots, hours });
  const onKey = createMoveKeyHandler({ move, slots, therapistIds: columns.map(({ id }) => id) });
  const height = ((hours.end - hours.start) / 60) * HOUR_HEIGHT_PX;
  const getTop = (time: string) => toOffsets({ start: toMinutes(time), end: hours.end }, hours).top;
  const currentTime = now && toMinutes(now) >= hours.start && toMinutes(now) <= hours.end ? now : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const firstMinute = currentTime ? toMinutes(currentTime) - 60 : hours.start;
  // Only when a day opens: later refreshes must not move what the user has scrolled to.
  const scrollToFirst = useEffectEvent(() =>
    frame.current?.scrollTo({ top: ((firstMinute - hours.start) / 60) * HOUR_HEIGHT_PX }),
  );
  // Newer browsers return a promise from scrollTo, which React would treat as the cleanup function.
  useEffect(() => void scrollToFirst(), []);

  return (
    <div
      ref={frame}
      className="day-frame"
      role="group"
      aria-label="Bookings of the day"
      tabIndex={0}
      onClickCapture={onClickCapture}
    >
      <div className="day-grid" style={{ gridTemplateColumns: `64px repeat(${columns.length}, minmax(140px, 1fr))` }}>
        <div className="day-corner" />
        {columns.map((column) => (
          <div key={column.id} className="day-name">
            <strong>{column.name}</strong>
            <span>{formatColumnCaption(column)}</span>
          </div>
        ))}
        <div className="day-times" style={{ height }} aria-hidden="true">
          {listHours(hours).map((time) => (
            <span key={time} style={{ top: getTop(time) }}>
              {formatTime(time).replace(':00', '')}
            </span>
          ))}
          {currentTime && (
            <span className="day-now-time" style={{ top: getTop(currentTime) }}>
              {formatTime(currentTime)}
            </span>
          )}
        </div>
        {columns.map((column) => (
          <DayColumnView
            key={column.id}
            column={column}
            hours={hours}
            slots={slots}
            onEmpty={onEmpty && ((time) => onEmpty({ therapistId: column.id, time }))}
          >
            {layoutOverlaps(column.bookings).map(({ booking, columnIndex, columnCount }) => (
              <DayBooking
                key={booking.id}
                booking={booking}
                style={{
                  ...withGap(toOffsets(toMinuteRange(booking), hours)),
                  left: `calc(${(columnIndex / columnCount) * 100}% + 4px)`,
                  width: `calc(${100 / columnCount}% - 8px)`,
                }}
                isLifted={moving?.booking.id === booking.id}
                onOpen={onOpen}
                onKey={canMove(booking) ? onKey : () => undefined}
                onGrab={onGrab}
              />
            ))}
            {moving?.to.therapistId === column.id && (
              <div
                className="day-ghost"
                style={withGap(toOffsets(toMinuteRange({ ...moving.booking, booking_time: moving.to.time }), hours))}
              >
                <span className="day-booking-client">{moving.booking.client_name}</span>
                <span>{formatTime(moving.to.time)}</span>
              </div>
            )}
          </DayColumnView>
        ))}
        {currentTime && <div className="day-now" style={{ top: getTop(currentTime) }} />}
      </div>
    </div>
  );
}

function listHours({ start, end }: { start: number; end: number }): string[] {
  const count = (end - start) / 60;
  return Array.from({ length: count }, (_, hour) => `${String(start / 60 + hour).padStart(2, '0')}:00`);
}

/** The line below a therapist's name. */
function formatColumnCaption({ slotsRemaining, shifts, bookings }: DayColumn): string {
  if (slotsRemaining === undefined) return bookings.length === 1 ? '1 request' : `${bookings.length} requests`;
  if (shifts.length === 0) return 'Day off';
  const shiftHours = shifts.map(({ start_time: from, end_time: to, shift_hours }) =>
    from && to ? formatHours(from, to) : shift_hours,
  );
  return `${shiftHours.join(', ')}, ${slotsRemaining} left`;
}
