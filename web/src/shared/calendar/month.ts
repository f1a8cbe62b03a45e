import dayjs from 'dayjs';
import { dateKey } from '../dates.js';

/** The weeks of a month (`yyyy-MM`), Sunday first; days of the neighbouring months are left empty. */
export function weeksOf(month: string): (string | null)[][] {
  const first = dayjs(`${month}-01`);
  const days: (string | null)[] = Array.from({ length: first.day() }, () => null);
  for (let day = 0; day < first.daysInMonth(); day++) days.push(dateKey(first.add(day, 'day')));
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

export const monthOf = (date: string): string => date.slice(0, 7);

export const monthAfter = (month: string, months: number): string =>
  dayjs(`${month}-01`).add(months, 'month').format('YYYY-MM');

export const monthName = (month: string): string => dayjs(`${month}-01`).format('MMMM YYYY');

/** Where an arrow, Home, End or a page key leads from a date; undefined for every other key. */
export function dateByKey(key: string, date: string): string | undefined {
  const day = dayjs(date);
  switch (key) {
    case 'ArrowLeft':
      return dateKey(day.subtract(1, 'day'));
    case 'ArrowRight':
      return dateKey(day.add(1, 'day'));
    case 'ArrowUp':
      return dateKey(day.subtract(7, 'day'));
    case 'ArrowDown':
      return dateKey(day.add(7, 'day'));
    case 'Home':
      return dateKey(day.day(0));
    case 'End':
      return dateKey(day.day(6));
    case 'PageUp':
      return dateKey(day.subtract(1, 'month'));
    case 'PageDown':
      return dateKey(day.add(1, 'month'));
    default:
      return undefined;
  }
}
