import { formatTime, type ShopNow } from '../../../../shared/dates/dates.js';
import { formatBriefHours } from '../../../../shared/dates/format-brief-hours.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { usePlannedStart } from '../../planned-start.js';
import { BookingCard, type CardHandlers } from '../cards/BookingCard.js';
import { CancelledCard } from '../cards/CancelledCard.js';
import { OfferCard } from '../cards/OfferCard.js';
import type { CalendarColumn } from '../columns/calendar-columns.js';
import { isAllDay } from '../grid/day-grid.js';
import type { MoveState } from '../move/use-move-booking.js';

interface WeekCellProps {
  /** Undefined on a day on which a former therapist has nothing any more. */
  column: CalendarColumn | undefined;
  now: ShopNow;
  moving: MoveState | undefined;
  handlers: CardHandlers;
  onEmpty: (column: CalendarColumn, at: { x: number; y: number }) => void;
}

/** One therapist's day as a list. */
export function WeekCell({ column, now, moving, handlers, onEmpty }: WeekCellProps) {
  const planned = usePlannedStart();
  if (!column) return <td />;
  const { therapistId, date, shifts, blocks, busy, leave, bookings, cancelled, offers, isUnassigned, closure } = column;
  const isOff = !isUnassigned && shifts.length === 0;
  const isTarget = moving?.to.therapistId === therapistId && moving.to.date === date;
  return (
    <td
      data-therapist={therapistId}
      data-date={date}
      data-off={isOff || undefined}
      data-closed={closure !== null || undefined}
      data-today={date === now.date || undefined}
      onClick={({ target, clientX: x, clientY: y }) => {
        if (!(target as Element).closest('.card')) onEmpty(column, { x, y });
      }}
    >
      {!isUnassigned && <span className="week-hours">{isOff ? 'Off' : formatShifts(column)}</span>}
      {leave.map((away) => (
        <span key={away.id} className="day-block week-block">
          {!isAllDay(away) && `${formatBriefHours(away.start_time, away.end_time)} `}On leave
        </span>
      ))}
      {busy.map((away) => (
        <span key={away.start_time} className="day-block week-block">
          {!isAllDay(away) && `${formatBriefHours(away.start_time, away.end_time)} `}Busy (own calendar)
        </span>
      ))}
      {blocks.map(({ id, start_time, end_time, reason }) => (
        <span key={id} className="day-block week-block">
          {formatBriefHours(start_time, end_time)} {reason ?? 'Blocked'}
        </span>
      ))}
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
      {bookings.map((booking) => (
        <BookingCard
          key={booking.id}
          booking={booking}
          isLifted={moving?.booking.id === booking.id}
          now={now}
          handlers={handlers}
          isBrief
        />
      ))}
      {cancelled.map((booking) => (
        <CancelledCard key={booking.id} booking={booking} onOpen={handlers.onOpen} />
      ))}
      {planned?.therapistId === therapistId && planned.date === date && (
        <span className="day-ghost week-ghost" data-planned>
          {formatTime(planned.time)}
        </span>
      )}
      {isTarget && (
        <span className="day-ghost week-ghost">
          {formatTime(moving.to.time)} <strong>{formatClientName(moving.booking)}</strong>
        </span>
      )}
    </td>
  );
}

const formatShifts = ({ shifts }: CalendarColumn): string =>
  shifts
    .map(({ start_time: from, end_time: to, shift_hours }) => (from && to ? formatBriefHours(from, to) : shift_hours))
    .join(', ');
