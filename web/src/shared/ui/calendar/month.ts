import dayjs from 'dayjs';
import { toDateKey } from '../../dates/dates.js';

/** Returns the weeks of a month (`yyyy-MM`), Sunday first; days of the neighbouring months are null. */
export function toWeeks(month: string): (string | null)[][] {
  const first = dayjs(`${month}-01`);
  const days: (string | null)[] = Array.from({ length: first.day() }, () => null);
  for (let day = 0; day < first.daysInMonth(); day++) days.push(toDateKey(first.add(day, 'day')));
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

export const toMonth = (date: string): string => date.slice(0, 7);

export const addMonths = (month: string, months: number): string =>
  dayjs(`${month}-01`).add(months, 'month').format('YYYY-MM');

export const formatMonth = (month: string): string => dayjs(`${month}-01`).format('MMMM YYYY');

/** Returns the date that an arrow, Home, End or a page key leads to; undefined for every other key. */
export function dateForKey(key: string, date: string): string | undefined {
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
      return toDateKey(day.day(0));
    case 'End':
      return toDateKey(day.day(6));
    case 'PageUp':
      return toDateKey(day.subtract(1, 'month'));
    case 'PageDown':
      return toDateKey(day.add(1, 'month'));
    default:
      return undefined;
  }
}
