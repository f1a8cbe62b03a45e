import type { CoverageBookingDto, CoverageHourDto, OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { toMinutes } from '../../../../shared/dates/dates.js';

/** Returns the hours from the first to the last with anything in it, the same for the strips of all days. */
export function toHourRange(hours: readonly CoverageHourDto[]): number[] {
  if (hours.length === 0) return [];
  const [first, last] = [Math.min(...hours.map(({ hour }) => hour)), Math.max(...hours.map(({ hour }) => hour))];
  return Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
}

/** Parts of a day, each from its hour up to the next part's. */
export const DAY_PARTS = [
  { label: 'Morning', from: 0, to: 12 },
  { label: 'Afternoon', from: 12, to: 17 },
  { label: 'Evening', from: 17, to: 24 },
] as const;

interface CoverageSum {
  rostered: number;
  booked: number;
  free: number;
  isUncovered: boolean;
}

/** Adds up a day's hours from `from` up to `to`, in minutes. */
export function sumHours(hours: readonly CoverageHourDto[], date: string, from: number, to: number): CoverageSum {
  return hours
    .filter((each) => each.date === date && each.hour >= from && each.hour < to)
    .reduce<CoverageSum>(
      (sum, each) => ({
        rostered: sum.rostered + each.rostered,
        booked: sum.booked + each.booked,
        free: sum.free + each.free,
        isUncovered: sum.isUncovered || each.is_uncovered,
      }),
      { rostered: 0, booked: 0, free: 0, isUncovered: false },
    );
}

/**
 * Returns the minutes of a shift, and how many of them its therapist's bookings take; undefined where its hours cannot
 * be parsed.
 */
export function sumShift(
  { therapist_id, roster_date, start_time, end_time }: Shift,
  bookings: readonly CoverageBookingDto[],
): { rostered: number; booked: number } | undefined {
  if (!start_time || !end_time) return undefined;
  const [from, to] = [toMinutes(start_time), toMinutes(end_time)];
  const spans = bookings
    .filter((each) => each.therapist_id === therapist_id && each.date === roster_date)
    .map((each) => [Math.max(from, toMinutes(each.start_time)), Math.min(to, toMinutes(each.end_time))] as const)
    .toSorted(([one], [other]) => one - other);
  let [booked, covered] = [0, from];
  for (const [start, end] of spans) {
    booked += Math.max(0, end - Math.max(start, covered));
    covered = Math.max(covered, end);
  }
  return { rostered: to - from, booked };
}

type Shift = Pick<OfficeRosterEntryDto, 'therapist_id' | 'roster_date' | 'start_time' | 'end_time'>;

/** Formats minutes as hours: 90 → `1.5 h`. */
export const formatHours = (minutes: number): string => `${Math.round(minutes / 6) / 10} h`;

/** Returns the position of a booking between the first and the last hour, in percent. */
export function placeBooking({ start_time, end_time }: CoverageBookingDto, hours: readonly number[]) {
  const [from, to] = [(hours[0] ?? 0) * 60, ((hours.at(-1) ?? 23) + 1) * 60];
  const percent = (time: string) => (100 * (Math.min(Math.max(toMinutes(time), from), to) - from)) / (to - from);
  const left = percent(start_time);
  return { left: `${left}%`, width: `${percent(end_time) - left}%` };
}
