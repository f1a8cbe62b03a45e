import dayjs, { type Dayjs } from 'dayjs';
import { toDateKey } from '../../dates/dates.js';

/** The weekday that weeks begin with: Sunday where visitors choose a day, Monday in rosters and reports. */
export type WeekStart = 'sunday' | 'monday';

/** Returns the number of days from the beginning of its week to a date, 0 to 6. */
const toWeekday = (day: Dayjs, weekStart: WeekStart): number => (day.day() + (weekStart === 'monday' ? 6 : 0)) % 7;

/** Returns the weeks of a month (`yyyy-MM`); days of the neighbouring months are null. */
export function toWeeks(month: string, weekStart: WeekStart = 'sunday'): (string | null)[][] {
  const first = dayjs(`${month}-01`);
  const days: (string | null)[] = Array.from({ length: toWeekday(first, weekStart) }, () => null);
  for (let day = 0; day < first.daysInMonth(); day++) days.push(toDateKey(first.add(day, 'day')));
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** Minimum number of weeks in which days can be chosen. */
const MIN_WEEKS = 2;

/**
 * Adds the first days of the next month to the weeks of one that is nearly over, so that a visitor at its end does not
 * look at an empty calendar.
 * @param first the first date that can be chosen
 */
export function addNextWeeks(
  weeks: (string | null)[][],
  month: string,
  { first, weekStart }: { first: string | undefined; weekStart?: WeekStart | undefined },
): (string | null)[][] {
  const open = weeks.filter((week) => week.some((date) => date && first && date >= first));
  if (!first || toMonth(first) !== month || open.length >= MIN_WEEKS) return weeks;
  const next = toWeeks(addMonths(month, 1), weekStart);
  const last = weeks.at(-1)!;
  if (last.at(-1)) return [...weeks, ...next.slice(0, 1)];
  return [...weeks.slice(0, -1), last.map((date, nth) => date ?? next[0]![nth]!), ...next.slice(1, 2)];
}

/** Formats the months of some dates: `November 2026`, `November – December 2026`, `December 2026 – January 2027`. */
export function formatMonths(month: string, last: string): string {
  if (month === last) return formatMonth(month);
  const isSameYear = month.slice(0, 4) === last.slice(0, 4);
  return `${dayjs(`${month}-01`).format(isSameYear ? 'MMMM' : 'MMMM YYYY')} – ${formatMonth(last)}`;
}

export const toMonth = (date: string): string => date.slice(0, 7);

export const addMonths = (month: string, months: number): string =>
  dayjs(`${month}-01`).add(months, 'month').format('YYYY-MM');

export const formatMonth = (month: string): string => dayjs(`${month}-01`).format('MMMM YYYY');

/** Returns the date that an arrow, Home, End or a page key leads to; undefined for every other key. */
export function dateForKey(key: string, date: string, weekStart: WeekStart = 'sunday'): string | undefined {
  const day = dayjs(date);
  switch (key) {
    case 'ArrowLeft':
      return toDateKey(day.subtract(1, 'day'));
    case 'ArrowRight':
      return toDateKey(day.add(1, 'day'));
    case 'ArrowUp':
      return toDateKey(day.subtract(7, 'day'));
    case 'ArrowDown':
      return toDateKey(day.add(7, 'day'));
    case 'Home':
      return toDateKey(day.subtract(toWeekday(day, weekStart), 'day'));
    case 'End':
      return toDateKey(day.add(6 - toWeekday(day, weekStart), 'day'));
    case 'PageUp':
      return toDateKey(day.subtract(1, 'month'));
    case 'PageDown':
      return toDateKey(day.add(1, 'month'));
    default:
      return undefined;
  }
}
