import { type PointerEvent, useEffect, useRef } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { addMinutes, formatTime, toMinutes } from '../../../../shared/dates/dates.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { toOffsets, type GridScale } from '../grid/day-grid.js';
import type { MoveState } from './use-move-booking.js';

interface MovingCardProps {
  moving: MoveState;
  scale: GridScale;
  onStretch: ((event: PointerEvent<HTMLElement>, booking: OfficeBookingDto) => void) | undefined;
}

/** Height in pixels below which a second line would be cut off; the bar shows it as well. */
const TWO_LINES_PX = 42;

/** The lifted booking at its new place. Its lower edge can be dragged; by a finger only here. */
export function MovingCard({ moving: { booking, to, isHeld }, scale, onStretch }: MovingCardProps) {
  const start = toMinutes(to.time);
  const { top, height } = toOffsets({ start, end: start + to.minutes }, scale);
  const isStretched = to.minutes !== booking.booking_duration;
  const ghost = useRef<HTMLDivElement>(null);
  // The bar may cover the card, and keys may move it out of sight, so it is scrolled into view. Not under a pointer.
  const wasHeld = useRef(isHeld);
  useEffect(() => {
    if (!isHeld && !wasHeld.current) ghost.current?.scrollIntoView({ block: 'nearest' });
    wasHeld.current = isHeld;
  }, [isHeld, top, height]);
  return (
    <>
      <div ref={ghost} className="day-ghost" style={{ top, height }}>
        <strong>{formatClientName(booking)}</strong>
        {height >= TWO_LINES_PX && (
          <span>
            {formatTime(to.time)}
            {isStretched && ` to ${formatTime(addMinutes(to.time, to.minutes))}`}
          </span>
        )}
      </div>
      {onStretch && (
        <span
          className="day-stretch"
          aria-hidden="true"
          style={{ top: top + height }}
          onPointerDown={(event) => onStretch(event, booking)}
        />
      )}
    </>
  );
}
