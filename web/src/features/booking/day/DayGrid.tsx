import { useEffect, useEffectEvent, useRef } from 'react';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { clockTime } from '../../../shared/dates.js';
import { DayBooking } from './DayBooking.js';
import { DayColumnView, placed } from './DayColumnView.js';
import { HOUR, hoursAround, hoursInWords, inLanes, minutesOf, placeOf, stretchesOf, stretchOf } from './day-grid.js';
import { moveKeys } from './move-keys.js';
import { canMove, useDrag } from './use-drag.js';
import type { DayColumn } from './use-day-columns.js';
import type { useMoving } from './use-moving.js';

interface Props {
  columns: DayColumn[];
  slots: string[];
  /** `HH:mm` when the day is today. */
  now: string | undefined;
  move: ReturnType<typeof useMoving>;
  /** Both are absent for people who may only look. */
  onOpen: ((booking: OfficeBookingDto) => void) | undefined;
  onEmpty: ((spot: { therapistId: string; time: string }) => void) | undefined;
}

export function DayGrid({ columns, slots, now, move, onOpen, onEmpty }: Props) {
  const { moving } = move;
  const hours = hoursAround([
    ...columns.flatMap(({ shifts, bookings }) => [...stretchesOf(shifts), ...bookings.map(stretchOf)]),
    ...slots.map((slot) => ({ start: minutesOf(slot), end: minutesOf(slot) + 30 })),
  ]);
  const { onGrab, onClickCapture } = useDrag({ move, slots, hours });
  const onKey = moveKeys({ move, slots, therapistIds: columns.map(({ id }) => id) });
  const height = ((hours.end - hours.start) / 60) * HOUR;
  const topOf = (time: string) => placeOf({ start: minutesOf(time), end: hours.end }, hours).top;
  const nowAt = now && minutesOf(now) >= hours.start && minutesOf(now) <= hours.end ? now : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const first = nowAt ? minutesOf(nowAt) - 60 : hours.start;
  // Once for each day that is opened; afterwards the place belongs to whoever scrolls.
  const showFirst = useEffectEvent(() => frame.current?.scrollTo({ top: ((first - hours.start) / 60) * HOUR }));
  // Newer browsers answer scrolling with a promise, which React would take for what ends the effect.
  useEffect(() => void showFirst(), []);

  return (
    <div ref={frame} className="day-frame" role="group" aria-label="Bookings of the day" tabIndex={0} onClickCapture={onClickCapture}>
      <div className="day-grid" style={{ gridTemplateColumns: `64px repeat(${columns.length}, minmax(140px, 1fr))` }}>
        <div className="day-corner" />
        {columns.map((column) => (
          <div key={column.id} className="day-name">
            <strong>{column.name}</strong>
            <span>{standing(column)}</span>
          </div>
        ))}
        <div className="day-times" style={{ height }} aria-hidden="true">
          {everyHour(hours).map((time) => (
            <span key={time} style={{ top: topOf(time) }}>
              {clockTime(time).replace(':00', '')}
            </span>
          ))}
          {nowAt && (
            <span className="day-now-time" style={{ top: topOf(nowAt) }}>
              {clockTime(nowAt)}
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
            {inLanes(column.bookings).map(({ booking, lane, lanes }) => (
              <DayBooking
                key={booking.id}
                booking={booking}
                style={{ ...placed(placeOf(stretchOf(booking), hours)), left: `calc(${(lane / lanes) * 100}% + 4px)`, width: `calc(${100 / lanes}% - 8px)` }}
                isLifted={moving?.booking.id === booking.id}
                onOpen={onOpen}
                onKey={canMove(booking) ? onKey : () => undefined}
                onGrab={onGrab}
              />
            ))}
            {moving?.to.therapistId === column.id && (
              <div
                className="day-ghost"
                style={placed(placeOf(stretchOf({ ...moving.booking, booking_time: moving.to.time }), hours))}
              >
                <span className="day-booking-client">{moving.booking.client_name}</span>
                <span>{clockTime(moving.to.time)}</span>
              </div>
            )}
          </DayColumnView>
        ))}
        {nowAt && <div className="day-now" style={{ top: topOf(nowAt) }} />}
      </div>
    </div>
  );
}

function everyHour({ start, end }: { start: number; end: number }): string[] {
  const count = (end - start) / 60;
  return Array.from({ length: count }, (_, hour) => `${String(start / 60 + hour).padStart(2, '0')}:00`);
}

/** What stands below a therapist's name. */
function standing({ left, shifts, bookings }: DayColumn): string {
  if (left === undefined) return bookings.length === 1 ? '1 request' : `${bookings.length} requests`;
  if (shifts.length === 0) return 'Day off';
  const words = shifts.map(({ start_time: from, end_time: to, shift_hours }) => (from && to ? hoursInWords(from, to) : shift_hours));
  return `${words.join(', ')}, ${left} left`;
}
