import { useState } from 'react';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import type { ShopNow } from '../../../shared/dates/dates.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { readUrlState } from '../../../shared/read-url-state.js';
import { SickMenu } from '../../../shared/relocation/SickMenu.js';
import { parseDateParam } from '../manage/list/booking-filter.js';
import { CalendarBody, CalendarSkeleton } from './CalendarBody.js';
import { listPeople } from './columns/calendar-columns.js';
import { toRange, turnPage } from './columns/calendar-range.js';
import { useCalendarDays } from './columns/use-calendar-days.js';
import { useCalendarView, useHourHeight } from './columns/use-calendar-view.js';
import type { EmptyHandler } from './grid/DayGrid.js';
import { CalendarHeader } from './header/CalendarHeader.js';
import { CalendarLegend } from './header/CalendarLegend.js';
import { MoveBar } from './move/MoveBar.js';
import { useMoveBooking } from './move/use-move-booking.js';
import { SlotPopover, type PopoverSlot } from './explanation/SlotPopover.js';
import './day-view.css';

interface DayViewProps {
  /** `yyyy-MM-dd`; today when it is left out. */
  date: string | undefined;
  onDate: (date: string) => void;
  /** Absent in read-only views, as `onEmpty` is. */
  onOpen?: (booking: OfficeBookingDto) => void;
  onNew?: (defaults: { therapist: string; date: string; time: string }) => void;
  /** Whether leave can be entered from here, for admins. */
  mayEnterLeave?: boolean;
  /** Id of the only therapist to show; otherwise all therapists and Any Available, by day or week. */
  only?: string;
}

/** The bookings of a day or week, side by side. Moving one runs the same command and checks as the editor. */
export default function DayView({ date, ...handlers }: DayViewProps) {
  const now = useShopNow();
  if (!now) return <CalendarSkeleton />;
  return <Calendar date={date ?? now.date} now={now} {...handlers} />;
}

type CalendarProps = Omit<DayViewProps, 'date'> & { date: string; now: ShopNow };

function Calendar({ date, now, onDate, onOpen, onNew, mayEnterLeave, only }: CalendarProps) {
  const view = useCalendarView();
  const hourHeight = useHourHeight(only ? 'medium' : view.zoom);
  const span = only ? 'day' : view.span;
  const shown = only ? [only] : view.shown;
  const range = toRange(date, span);
  const { contents, slots, failed, onReload } = useCalendarDays(range, only);
  const move = useMoveBooking(range, now);
  const [openedSlot, setOpenedSlot] = useState<PopoverSlot>();
  const people = contents ? listPeople(contents) : [];
  const hasHours = span === 'day' || shown.length === 1;
  const onPage = (pages: 1 | -1) => onDate(turnPage(parseDateParam(readUrlState(), 'date') ?? date, span, pages));
  const onEmpty: EmptyHandler = ({ therapistId, name, date: day }, time, at) => {
    if (move.moving) move.dropAt({ therapistId, date: day, time: hasHours ? time : move.moving.to.time });
    else setOpenedSlot({ therapistId, therapistName: name, date: day, time, ...at });
  };
  return (
    <section className="day-view" data-own={only && true}>
      <CalendarHeader {...{ date, people, onDate, onPage }} today={now.date} view={only ? undefined : view}>
        {mayEnterLeave && (
          <SickMenu people={people.filter(({ id }) => id !== contents?.unassigned?.id)} date={date} now={now} />
        )}
      </CalendarHeader>
      <CalendarBody
        {...{ range, span, contents, shown, failed, hasHours, slots, now, move, hourHeight, onOpen, onPage, onReload }}
        onEmpty={onNew && onEmpty}
        onDate={view.showDay}
      />
      {move.moving && (
        <MoveBar
          move={move}
          moving={move.moving}
          unassignedId={contents?.unassigned?.id}
          getTherapistName={(id) => people.find((person) => person.id === id)?.name ?? ''}
        />
      )}
      {!only && <CalendarLegend />}
      {openedSlot && onNew && (
        <SlotPopover
          key={JSON.stringify(openedSlot)}
          slot={openedSlot}
          slots={slots}
          today={now.date}
          onAdd={onNew}
          onClose={() => setOpenedSlot(undefined)}
        />
      )}
    </section>
  );
}
