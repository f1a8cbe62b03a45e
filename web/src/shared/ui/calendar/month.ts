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
