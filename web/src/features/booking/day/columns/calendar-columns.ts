import type {
  CalendarDayDto,
  DayBlockDto,
  DayBusyDto,
  DayLeaveDto,
  DayShiftDto,
  HeldOfferDto,
  OfficeBookingDto,
} from '../../../../shared/api/generated.js';

/** A column of the calendar: one therapist's day. */
export interface CalendarColumn {
  key: string;
  therapistId: string;
  name: string;
  isUnassigned: boolean;
  /** `yyyy-MM-dd` */
  date: string;
  /** The name of the closure; null on days on which the shop is open. */
  closure: string | null;
  shifts: DayShiftDto[];
  blocks: DayBlockDto[];
  /** Busy times of the therapist's own calendar. */
  busy: DayBusyDto[];
  /** Approved leave. */
  leave: DayLeaveDto[];
  bookings: OfficeBookingDto[];
  offers: HeldOfferDto[];
  /** Number of bookings of the day that can still be confirmed; undefined for Any Available, who has no limit. */
  slotsRemaining: number | undefined;
}

export interface Person {
  id: string;
  name: string;
}

export interface CalendarContents {
  days: CalendarDayDto[];
  bookings: OfficeBookingDto[];
  offers: HeldOfferDto[];
  /** Any Available; undefined where a therapist sees only their own days. */
  unassigned: Person | undefined;
}

/**
 * Returns a column for each day and therapist, Any Available first, days before therapists. A former therapist has a
 * column on the days on which they still have something.
 * @param shown ids of the therapists to show; all where it is empty
 */
export function toColumns({ days, bookings, offers, unassigned }: CalendarContents, shown: string[]): CalendarColumn[] {
  const isShown = (id: string) => shown.length === 0 || shown.includes(id);
  const contentsOf = (id: string, date: string) => ({
    key: `${date} ${id}`,
    therapistId: id,
    date,
    bookings: bookings.filter((each) => each.therapist_id === id && each.booking_date === date),
    offers: offers.filter((each) => each.therapist_id === id && each.date === date),
  });
  return days.flatMap(({ date, closure, therapists }) => [
    ...(unassigned && isShown(unassigned.id)
      ? [{ ...contentsOf(unassigned.id, date), ...NO_SCHEDULE, name: unassigned.name, isUnassigned: true, closure }]
      : []),
    ...therapists
      .filter(({ id }) => isShown(id))
      .map(({ id, name, shifts, blocks, busy, leave, slots_remaining }) => ({
        ...contentsOf(id, date),
        ...{ name, shifts, blocks, busy, leave, closure },
        isUnassigned: false,
        slotsRemaining: slots_remaining,
      })),
  ]);
}

const NO_SCHEDULE = { shifts: [], blocks: [], busy: [], leave: [], slotsRemaining: undefined };

/** Lists everybody who has a column on one of the days: Any Available first, then in the order of the first day. */
export function listPeople({ days, unassigned }: Pick<CalendarContents, 'days' | 'unassigned'>): Person[] {
  const people = new Map<string, Person>();
  if (unassigned) people.set(unassigned.id, unassigned);
  for (const { therapists } of days)
    for (const { id, name } of therapists) if (!people.has(id)) people.set(id, { id, name });
  return [...people.values()];
}
