import { type CSSProperties, useRef } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { formatShortDate, type ShopNow } from '../../../../shared/dates/dates.js';
import type { CardHandlers } from '../cards/BookingCard.js';
import { listPeople, type CalendarColumn, type CalendarContents } from '../columns/calendar-columns.js';
import type { EmptyHandler } from '../grid/DayGrid.js';
import { stepInWeek } from '../move/step-target.js';
import { useDrag } from '../move/pointer/use-drag.js';
import { useMoveKeys } from '../move/use-move-keys.js';
import type { MoveBooking } from '../move/use-move-booking.js';
import { WeekCell } from './WeekCell.js';
import './week-table.css';

interface WeekTableProps {
  contents: CalendarContents;
  columns: CalendarColumn[];
  slots: string[];
  now: ShopNow;
  move: MoveBooking;
  onPage: (pages: 1 | -1) => void;
  onOpen: (booking: OfficeBookingDto) => void;
  onEmpty: EmptyHandler;
  onDate: (date: string) => void;
}

/** A week of several therapists: a row for each, days across, bookings as lists. A move keeps the time. */
export function WeekTable(props: WeekTableProps) {
  const { contents, columns, slots, now, move, onPage, onOpen, onEmpty, onDate } = props;
  const dates = contents.days.map(({ date }) => date);
  const people = listPeople(contents).filter(({ id }) => columns.some(({ therapistId }) => therapistId === id));
  const frame = useRef<HTMLDivElement>(null);
  const { onGrab, onStretch, onClickCapture } = useDrag({ move, frame, findTime: ({ booking_time }) => booking_time });
  useMoveKeys({
    move,
    step: stepInWeek(
      dates,
      people.map(({ id }) => id),
    ),
    onPage,
  });
  const handlers: CardHandlers = { onOpen, onGrab, onStretch, onLift: move.lift, onStretchByKey: move.stretchByStep };
  const cells = new Map(columns.map((column) => [`${column.date} ${column.therapistId}`, column]));
  return (
    <div
      ref={frame}
      className="day-frame"
      role="group"
      aria-label={dates.length === 7 ? 'Bookings of the week' : 'Bookings of the days'}
      tabIndex={0}
      onClickCapture={onClickCapture}
    >
      <table className="week-table" style={{ '--days': dates.length } as CSSProperties}>
        <WeekHead days={contents.days} today={now.date} onDate={onDate} />
        <tbody>
          {people.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {dates.map((date) => (
                <WeekCell
                  key={date}
                  column={cells.get(`${date} ${id}`)}
                  now={now}
                  moving={move.moving}
                  handlers={handlers}
                  onEmpty={(column, at) => onEmpty(column, slots[0] ?? '09:00', at)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface WeekHeadProps {
  days: CalendarContents['days'];
  today: string;
  onDate: (date: string) => void;
}

function WeekHead({ days, today, onDate }: WeekHeadProps) {
  return (
    <thead>
      <tr>
        <th className="week-corner" scope="col">
          <span className="visually-hidden">Therapist</span>
        </th>
        {days.map(({ date, closure }) => (
          <th key={date} scope="col" data-today={date === today || undefined}>
            <button type="button" aria-label={`Show ${formatShortDate(date)}`} onClick={() => onDate(date)}>
              {formatShortDate(date)}
            </button>
            {closure !== null && <span>Closed, {closure}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}
