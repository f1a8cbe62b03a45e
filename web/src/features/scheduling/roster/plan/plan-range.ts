import dayjs from 'dayjs';
import { addDays } from '../../../../shared/dates/dates.js';

export const getDays = (monday: string, weeks: number): string[] =>
  Array.from({ length: weeks * 7 }, (_, day) => addDays(monday, day));

/** `16 – 22 Nov 2026`, `30 Nov – 27 Dec 2026`. */
export function formatRange(dates: readonly string[]): string {
  const [from, to] = [dayjs(dates[0]), dayjs(dates.at(-1))];
  const isOneMonth = from.month() === to.month() && from.year() === to.year();
  return `${from.format(isOneMonth ? 'D' : 'D MMM')} – ${to.format('D MMM YYYY')}`;
}
