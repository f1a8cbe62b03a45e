import type {
  CalendarDayDto,
  DayBlockDto,
  DayBusyDto,
  DayLeaveDto,
  DayShiftDto,
  HeldOfferDto,
  OfficeBookingDto,
} from '../../../../shared/api/generated.js';

/** A column of the calendar: one therapist's day, or one room's. */
export interface CalendarColumn {
  key: string;
  /** Id of the therapist; empty for a room. */
  therapistId: string;
  name: string;
  isUnassigned: boolean;
  isRoom: boolean;
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
  cancelled: OfficeBookingDto[];
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
  cancelled: OfficeBookingDto[];
  offers: HeldOfferDto[];
  /** Any Available; undefined where a therapist sees only their own days. */
  unassigned: Person | undefined;
}

/**
 * Returns a column for each day and therapist, Any Available first, days before therapists. A former therapist has a
 * column on the days on which they still have something.
 * @param shown ids of the therapists to show; all where it is empty
 */
export function toColumns(contents: CalendarContents, shown: string[]): CalendarColumn[] {
  const { days, bookings, cancelled, offers, unassigned } = contents;
  const isShown = (id: string) => shown.length === 0 || shown.includes(id);
  const contentsOf = (id: string, date: string) => ({
    key: `${date} ${id}`,
    therapistId: id,
    isRoom: false,
    date,
    bookings: bookings.filter((each) => each.therapist_id === id && each.booking_date === date),
    cancelled: cancelled.filter((each) => each.therapist_id === id && each.booking_date === date),
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

/**
 * Returns a column for each room of each day, in the order of the rooms, and a last one for bookings without a room. A
 * former room has a column while it still has bookings.
 */
export function toRoomColumns({ days, bookings }: CalendarContents, rooms: readonly Room[]): CalendarColumn[] {
  const all = new Map(rooms.map(({ id, name }) => [id, name]));
  for (const { room_id, room_name } of bookings) if (room_id && !all.has(room_id)) all.set(room_id, room_name ?? '');
  return days.flatMap(({ date, closure, opens_at, closes_at }) =>
    [...all, [null, 'No room'] as const].map(([id, name]) => ({
      ...NO_SCHEDULE,
      ...{ key: `${date} ${id}`, therapistId: '', name, isUnassigned: false, isRoom: true, date, closure },
      shifts: [{ id: date, shift_type: '', shift_hours: '', start_time: opens_at, end_time: closes_at }],
      bookings: bookings.filter(({ room_id, booking_date }) => room_id === id && booking_date === date),
      cancelled: [],
      offers: [],
    })),
  );
}

type Room = Person;

const NO_SCHEDULE = { shifts: [], blocks: [], busy: [], leave: [], slotsRemaining: undefined };

/** Lists everybody who has a column on one of the days: Any Available first, then in the order of the first day. */
export function listPeople({ days, unassigned }: Pick<CalendarContents, 'days' | 'unassigned'>): Person[] {
  const people = new Map<string, Person>();
  if (unassigned) people.set(unassigned.id, unassigned);
  for (const { therapists } of days)
    for (const { id, name } of therapists) if (!people.has(id)) people.set(id, { id, name });
  return [...people.values()];
}
