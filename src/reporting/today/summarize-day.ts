import type { OfficeBookingDto } from '../../booking/index.js';
import type { LocalTime } from '../../kernel/local-time.js';
import type { ArrivalsDto } from './today.dto.js';

/** So many are named of those who are expected next. */
const NEXT_SHOWN = 5;

interface DaySummary {
  arrivals: ArrivalsDto;
  late: OfficeBookingDto[];
  next: OfficeBookingDto[];
}

/** How far the bookings of a day have come. @param bookings all of the day, by time. @param now the wall clock of that day */
export function summarizeDay(bookings: readonly OfficeBookingDto[], now: LocalTime): DaySummary {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  const expected = confirmed.filter(({ day_state }) => day_state === null);
  const count = (matches: (booking: OfficeBookingDto) => boolean) => bookings.filter(matches).length;
  return {
    arrivals: {
      expected: expected.length,
      arrived: confirmed.filter(({ day_state }) => day_state === 'arrived').length,
      in_service: confirmed.filter(({ day_state }) => day_state === 'in_service').length,
      completed: count(({ status }) => status === 'completed'),
      no_shows: count(({ status }) => status === 'no_show'),
    },
    late: expected.filter(({ booking_time }) => booking_time <= now),
    next: expected.filter(({ booking_time }) => booking_time > now).slice(0, NEXT_SHOWN),
  };
}
