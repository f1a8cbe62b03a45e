import dayjs from 'dayjs';
import { formatDate } from '../../shared/ui/fields/written-date.js';

/** Formats a date: `2026-03-05` → `05/03/2026`. */
export const formatDay = (date: string): string => formatDate(date.slice(0, 10));

/** Formats a week: `2026-11-16` → `November 16 to 22`, over the end of a month `November 30 to December 6`. */
export function formatWeek(monday: string): string {
  const [first, last] = [dayjs(monday), dayjs(monday).add(6, 'day')];
  return `${first.format('MMMM D')} to ${last.format(first.month() === last.month() ? 'D' : 'MMMM D')}`;
}

/**
 * Names the currencies that the amounts leave out, since amounts are never converted; undefined where there are none.
 */
export const formatLeftOutCurrencies = (currency: string, others: string[], what = 'bookings'): string | undefined =>
  others.length > 0 ? `Amounts are in ${currency} and leave out ${what} in ${others.join(' and ')}.` : undefined;
