import { InvalidInputError } from '../../../kernel/errors.js';
import { addDays, daysBetween, type LocalDate } from '../../../kernel/local-time.js';

/** Most weeks from one booking of a series to the next. */
export const MAX_WEEKS_BETWEEN = 12;

/** Most bookings that one request makes a series of, the first one included. */
export const MAX_RECURRING = 26;

const DAYS_OF_WEEK = 7;

/** How a booking repeats: every so many weeks, a number of times with the first one, or until a day, itself included. */
export interface Repetition {
  /** From 1 to 12. */
  weeks: number;
  /** From 2 to 26. */
  count?: number | undefined;
  until?: LocalDate | undefined;
}

/**
 * Lists the days of a series, the first one included. Calendar days are counted, so that a weekday stays over daylight
 * saving and the end of a year.
 * @throws InvalidInputError on `count` where neither or both ends are given, on `until` for a day before the second
 * booking or after the 26th
 */
export function listRecurringDates(first: LocalDate, { weeks, count, until }: Repetition): LocalDate[] {
  if ((count === undefined) === (until === undefined))
    throw new InvalidInputError('count', 'Please give a number of bookings or a last day');
  const days = weeks * DAYS_OF_WEEK;
  const total = count ?? Math.floor(daysBetween(first, until!) / days) + 1;
  if (total < 2) throw new InvalidInputError('until', 'The last day must be at least one repetition later');
  if (total > MAX_RECURRING)
    throw new InvalidInputError('until', `A booking repeats at most ${MAX_RECURRING} times in one go`);
  return Array.from({ length: total }, (_, nth) => addDays(first, nth * days));
}

/** Whether a day belongs to the series that begins at a day: a whole number of repetitions later, at most 25. */
export function isRecurringDate(first: LocalDate, weeks: number, date: LocalDate): boolean {
  const days = daysBetween(first, date);
  return days >= 0 && days % (weeks * DAYS_OF_WEEK) === 0 && days < weeks * DAYS_OF_WEEK * MAX_RECURRING;
}
