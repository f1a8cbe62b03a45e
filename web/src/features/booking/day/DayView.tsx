import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useListRoomsQuery, useListServicesQuery, type OfficeBookingDto } from '../../../shared/api/generated.js';
import type { ShopNow } from '../../../shared/dates/dates.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { usePlannedStart } from '../planned-start.js';
import { readUrlState } from '../../../shared/read-url-state.js';
import { SickMenu } from '../../../shared/relocation/SickMenu.js';
import { parseDateParam } from '../manage/list/booking-filter.js';
import { CalendarBody, CalendarSkeleton } from './CalendarBody.js';
import { assignTints, ServiceTintContext } from './cards/service-tint.js';
import { listPeople } from './columns/calendar-columns.js';
import { type DayRange, toRange, turnPage } from './columns/calendar-range.js';
import { useCalendarDays } from './columns/use-calendar-days.js';
import { useCalendarView, useHourHeight } from './columns/use-calendar-view.js';
import type { EmptyHandler } from './grid/DayGrid.js';
import { CalendarHeader } from './header/CalendarHeader.js';
import { CalendarLegend } from './header/CalendarLegend.js';
import { MoveBar } from './move/MoveBar.js';
import { useMoveBooking } from './move/use-move-booking.js';
import { SlotPopover, type PopoverSlot } from './explanation/SlotPopover.js';
import type { TimeOff, TimeOffDialogComponent } from './explanation/time-off.js';
import { useSwipe } from './use-swipe.js';
import './day-view.css';

interface DayViewProps {
  /** `yyyy-MM-dd`; today when it is left out. */
  date: string | undefined;
  onDate: (date: string) => void;
  /** Absent in read-only views, as `onEmpty` is. */
  onOpen?: (booking: OfficeBookingDto) => void;
  onNew?: (defaults: { therapist: string; date: string; time: string }) => void;
  onWalkIn?: (time: string) => void;
  /** Blocks a time or enters leave; undefined for those who may not. */
  TimeOffDialog?: TimeOffDialogComponent | undefined;
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

function Calendar({ date, now, onDate, onOpen, onNew, onWalkIn, TimeOffDialog, only }: CalendarProps) {
  const view = useCalendarView();
  const hourHeight = useHourHeight(only ? 'medium' : view.zoom);
  const span = only ? 'day' : view.span;
  const shown = only ? [only] : view.shown;
  const range = toRange(date, span);
  const { contents, slots, failed, onReload } = useCalendarDays(range, only);
  const { data: services } = useListServicesQuery();
  const tints = useMemo(() => assignTints(services?.map(({ id }) => id) ?? []), [services]);
  const move = useMoveBooking(range, now);
  const [timeOff, setTimeOff] = useState<TimeOff>();
  const [openedSlot, setOpenedSlot] = useState<PopoverSlot>();
  const { data: roomList } = useListRoomsQuery(undefined, { skip: only !== undefined });
  const rooms = roomList?.rooms.filter(({ is_active }) => is_active) ?? [];
  // A booking that is being moved is put down at a therapist's time.
  const isByRoom = !only && view.isByRoom && rooms.length > 0 && !move.moving;
  const people = contents ? listPeople(contents) : [];
  const hasHours = span === 'day' || shown.length === 1;
  const onPage = (pages: 1 | -1) => onDate(turnPage(parseDateParam(readUrlState(), 'date') ?? date, span, pages));
  const swipe = useSwipe((pages) => !move.moving && onPage(pages));
  usePlannedDay(range, onDate);
  const onEmpty: EmptyHandler = ({ therapistId, name, date: day }, time, at) => {
    if (move.moving) move.dropAt({ therapistId, date: day, time: hasHours ? time : move.moving.to.time });
    else setOpenedSlot({ therapistId, therapistName: name, date: day, time, ...at });
  };
  return (
    <section className="day-view" data-own={only && true} {...swipe}>
      <CalendarHeader
        {...{ date, people, onDate, onPage }}
        today={now.date}
        view={only ? undefined : { ...view, isByRoom }}
        hasRooms={rooms.length > 0}
      >
        {TimeOffDialog && (
          <SickMenu people={people.filter(({ id }) => id !== contents?.unassigned?.id)} date={date} now={now} />
        )}
      </CalendarHeader>
      <ServiceTintContext value={tints}>
        <CalendarBody
          {...{
            range,
            span,
            contents,
            shown,
            failed,
            hasHours,
            slots,
            now,
            move,
            hourHeight,
            onOpen,
            onPage,
            onReload,
          }}
          rooms={isByRoom ? rooms : undefined}
          onEmpty={onNew && !isByRoom ? onEmpty : undefined}
          onDate={view.showDay}
        />
      </ServiceTintContext>
      {move.moving && (
        <MoveBar
          move={move}
          moving={move.moving}
          unassignedId={contents?.unassigned?.id}
          getTherapistName={(id) => people.find((person) => person.id === id)?.name ?? ''}
        />
      )}
      {!only && contents && <CalendarLegend bookings={contents.bookings} tints={tints} />}
      {timeOff && TimeOffDialog && (
        <TimeOffDialog timeOff={timeOff} today={now.date} onClose={() => setTimeOff(undefined)} />
      )}
      {openedSlot && onNew && onWalkIn && (
        <SlotPopover
          key={JSON.stringify(openedSlot)}
          slot={openedSlot}
          slots={slots}
          now={now}
          onAdd={onNew}
          onWalkIn={onWalkIn}
          onTimeOff={TimeOffDialog && openedSlot.therapistId !== contents?.unassigned?.id ? setTimeOff : undefined}
          onClose={() => setOpenedSlot(undefined)}
        />
      )}
    </section>
  );
}

/** Turns once to the day of a start that was chosen in the editor beside the calendar. */
function usePlannedDay({ from, to }: DayRange, onDate: (date: string) => void): void {
  const planned = usePlannedStart();
  const date = planned?.isChosen ? planned.date : undefined;
  const isPlanned = planned !== undefined;
  const followed = useRef<string>(undefined);
  const follow = useEffectEvent((day: string) => {
    if (day < from || day > to) onDate(day);
  });
  useEffect(() => {
    // A start that was only pointed at gives way to the chosen one again, whose day may have been left since.
    if (isPlanned && (!date || date === followed.current)) return;
    followed.current = date;
    if (date) follow(date);
  }, [isPlanned, date]);
}
