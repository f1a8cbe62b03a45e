import type { RecurringBookingDto, RecurringDayDto, RecurringPlaceDto } from '../../../../shared/api/generated.js';
import { formatTime } from '../../../../shared/dates/dates.js';

const REASONS: Record<NonNullable<RecurringDayDto['reason']>, string> = {
  past: 'Has passed',
  skipped: 'Clocks go forward then',
  closed: 'Closed',
  no_roster: 'No roster for this day yet',
  nobody_free: 'Nobody is free then',
  service_not_given: 'The therapist does not give this treatment',
  inactive: 'The therapist takes no bookings',
  not_offered: 'Not a time that the shop offers',
  on_leave: 'On leave',
  unreadable_hours: 'The shift cannot be read',
  not_rostered: 'Not on the roster',
  outside_shift: 'Outside the shift',
  taken: 'Taken',
  fully_booked: 'Fully booked',
  no_room: 'No room is free',
};

/** Says why the wanted start of a day is not free; undefined where it is. */
export function reasonLabel({ reason, closure }: RecurringDayDto): string | undefined {
  if (reason === null) return undefined;
  return reason === 'closed' && closure ? `Closed: ${closure}` : REASONS[reason];
}

export const placeLabel = ({ booking_time, therapist_name }: RecurringPlaceDto): string =>
  `${formatTime(booking_time)} with ${therapist_name}`;

/** Describes how often a series repeats: `every week`, `every 2 weeks`. */
export const weeksLabel = (weeks: number): string => (weeks === 1 ? 'every week' : `every ${weeks} weeks`);

/** Describes the place of a booking in its series: `3 of 8, every 2 weeks`; undefined for one of no series. */
export function positionLabel(bookings: readonly RecurringBookingDto[], id: string): string | undefined {
  const own = bookings.find((each) => each.id === id);
  return own && `${own.position} of ${bookings.length}, ${weeksLabel(own.weeks)}`;
}

/** Returns the open bookings of a series from one on, itself included; none unless it is open. */
export function listFollowing(bookings: readonly RecurringBookingDto[], id: string): RecurringBookingDto[] {
  const nth = bookings.findIndex((each) => each.id === id);
  const following = nth < 0 ? [] : bookings.slice(nth).filter(isOpen);
  return following[0]?.id === id ? following : [];
}

const isOpen = ({ status }: RecurringBookingDto) => status === 'pending' || status === 'confirmed';
