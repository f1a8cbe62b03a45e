import type { LocalTime } from '../../kernel/local-time.js';
import type { ArrivalsDto } from './today.dto.js';

/** Most bookings that are named as expected next: more than most shops have left at any time of the day. */
const MAX_NEXT_SHOWN = 50;

/** The fields of a booking that a day's summary needs. */
interface BookingOfDay {
  status: string;
  day_state: string | null;
  booking_time: LocalTime;
}

interface DaySummary<Booking> {
  arrivals: ArrivalsDto;
  late: Booking[];
  next: Booking[];
}

/**
 * Summarizes the progress of a day's bookings.
 * @param bookings all of the day, by time.
 * @param now the wall clock of that day
 */
export function summarizeDay<Booking extends BookingOfDay>(
  bookings: readonly Booking[],
  now: LocalTime,
): DaySummary<Booking> {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  const expected = confirmed.filter(({ day_state }) => day_state === null);
  const count = (matches: (booking: Booking) => boolean) => bookings.filter(matches).length;
  return {
    arrivals: {
      expected: expected.length,
      arrived: confirmed.filter(({ day_state }) => day_state === 'arrived').length,
      in_service: confirmed.filter(({ day_state }) => day_state === 'in_service').length,
      completed: count(({ status }) => status === 'completed'),
      no_shows: count(({ status }) => status === 'no_show'),
    },
    late: expected.filter(({ booking_time }) => booking_time <= now),
    next: expected.filter(({ booking_time }) => booking_time > now).slice(0, MAX_NEXT_SHOWN),
  };
}
