import type {
  CalendarDayDto,
  DayBlockDto,
  DayLeaveDto,
  DayShiftDto,
  HeldOfferDto,
  OfficeBookingDto,
} from '../../../../shared/api/generated.js';

/** A therapist's day. */
export interface CalendarColumn {
  key: string;
  therapistId: string;
  name: string;
  isUnassigned: boolean;
  /** `yyyy-MM-dd` */
  date: string;
  /** Why the shop is closed all day; null on other days. */
  closure: string | null;
  shifts: DayShiftDto[];
  blocks: DayBlockDto[];
  /** Approved alone. */
  leave: DayLeaveDto[];
  bookings: OfficeBookingDto[];
  offers: HeldOfferDto[];
  /** Bookings of the day that can still be confirmed; undefined for Any Available, who has no limit. */
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
  /** Absent where somebody looks at their own days alone. */
  unassigned: Person | undefined;
}

/**
 * A column for each day and therapist, Any Available first, days before therapists. Who has left is there on the days on
 * which they still have something. @param shown ids of whom to show; everybody where it is empty
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
      .map(({ id, name, shifts, blocks, leave, slots_remaining }) => ({
        ...contentsOf(id, date),
        ...{ name, shifts, blocks, leave, closure },
        isUnassigned: false,
        slotsRemaining: slots_remaining,
      })),
  ]);
}

const NO_SCHEDULE = { shifts: [], blocks: [], leave: [], slotsRemaining: undefined };

/** Everybody who has a column on one of the days, Any Available first, then in the order of the first day. */
export function listPeople({ days, unassigned }: Pick<CalendarContents, 'days' | 'unassigned'>): Person[] {
  const people = new Map<string, Person>();
  if (unassigned) people.set(unassigned.id, unassigned);
  for (const { therapists } of days)
    for (const { id, name } of therapists) if (!people.has(id)) people.set(id, { id, name });
  return [...people.values()];
}
