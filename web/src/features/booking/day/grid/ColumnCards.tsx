import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { toMinutes, type ShopNow } from '../../../../shared/dates/dates.js';
import { BookingCard, type CardHandlers } from '../cards/BookingCard.js';
import { CancelledCard } from '../cards/CancelledCard.js';
import { OfferCard } from '../cards/OfferCard.js';
import type { CalendarColumn } from '../columns/calendar-columns.js';
import { usePlannedStart } from '../../planned-start.js';
import { PlannedCard } from '../move/PlannedCard.js';
import { MovingCard } from '../move/MovingCard.js';
import type { MoveState } from '../move/use-move-booking.js';
import type { useDrag } from '../move/pointer/use-drag.js';
import { hasTraceBeside, positionTraces, TRACE_LANE_PX } from './cancelled-slots.js';
import { withGap } from './DayColumnView.js';
import { type GridScale, isWithinHours, toOffsets } from './day-grid.js';
import { positionCards } from './shared-slots.js';

interface ColumnCardsProps {
  column: CalendarColumn;
  scale: GridScale;
  now: ShopNow;
  /** The current time `HH:mm`, while it is within the hours that are drawn. */
  currentTime: string | undefined;
  /** Whether bookings that share a slot are drawn over each other. */
  isNarrow: boolean;
  moving: MoveState | undefined;
  /** Undefined in read-only views. */
  handlers: CardHandlers | undefined;
  onStretch: ReturnType<typeof useDrag>['onStretch'];
}

/** The cards of a column: offers, bookings, the booking that is being moved, and the line of the current time. */
export function ColumnCards(props: ColumnCardsProps) {
  const { column, scale, now, currentTime, isNarrow, moving, handlers, onStretch } = props;
  const isTarget = moving?.to.therapistId === column.therapistId && moving.to.date === column.date;
  const planned = usePlannedStart();
  const isPlannedHere = planned?.therapistId === column.therapistId && planned.date === column.date;
  const makesWay = (booking: OfficeBookingDto) => hasTraceBeside(booking, column.cancelled);
  return (
    <>
      {column.offers.map((offer) => {
        const start = toMinutes(offer.time);
        const offsets = toOffsets({ start, end: start + offer.duration_minutes }, scale);
        return <OfferCard key={offer.id} offer={offer} style={{ ...withGap(offsets), insetInline: 3 }} />;
      })}
      {positionTraces(column.cancelled, column.bookings, scale).map(({ booking, top, isBeside }) => (
        <CancelledCard
          key={booking.id}
          booking={booking}
          isBeside={isBeside}
          style={isBeside ? { top, right: 3, width: TRACE_LANE_PX - 3 } : { top, left: 3, width: 'calc(100% - 6px)' }}
          onOpen={handlers?.onOpen}
        />
      ))}
      {positionCards(column.bookings, scale, isNarrow).map(({ booking, left, width, isShared, ...offsets }) => (
        <BookingCard
          key={booking.id}
          booking={booking}
          style={{
            ...withGap(offsets),
            left,
            width: makesWay(booking) ? `calc(${width} - ${TRACE_LANE_PX}px)` : width,
          }}
          isLifted={moving?.booking.id === booking.id}
          isShared={isShared}
          isOutsideColumn={column.isRoom}
          now={now}
          handlers={handlers}
        />
      ))}
      {isPlannedHere && isWithinHours(planned.time, scale) && <PlannedCard planned={planned} scale={scale} />}
      {isTarget && <MovingCard moving={moving} scale={scale} onStretch={onStretch} />}
      {currentTime && column.date === now.date && (
        <div className="day-now" style={{ top: toTop(currentTime, scale) }} />
      )}
    </>
  );
}

const toTop = (time: string, scale: GridScale) => toOffsets({ start: toMinutes(time), end: 0 }, scale).top;
