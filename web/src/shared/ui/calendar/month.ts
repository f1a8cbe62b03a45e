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

/** Number of whole weeks that are shown from the first date that can be chosen on: its own and the next two. */
const SHOWN_WEEKS = 3;

/**
 * Completes the weeks of a month with days of the next one, so that a visitor at its end does not look at an empty
 * calendar.
 * @param first the first date that can be chosen
 */
export function addNextWeeks(
  weeks: (string | null)[][],
  month: string,
  { first, weekStart }: { first: string | undefined; weekStart?: WeekStart | undefined },
): (string | null)[][] {
  if (!first || toMonth(first) !== month) return weeks;
  const end = weeks.findIndex((week) => week.includes(first)) + SHOWN_WEEKS;
  const isWhole = weeks[end - 1]?.at(-1) !== null;
  if (end <= weeks.length && isWhole) return weeks;
  const [shared, ...next] = toWeeks(addMonths(month, 1), weekStart);
  // A week that both months share is one row.
  const joined = weeks.at(-1)!.map((date, nth) => date ?? shared![nth]!);
  const following = joined.every((date, nth) => date === weeks.at(-1)![nth]) ? [shared!, ...next] : next;
  return [...weeks.slice(0, -1), joined, ...following].slice(0, end);
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
