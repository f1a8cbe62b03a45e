import dayjs from 'dayjs';
import { addDays, formatDateSpan } from '../../../../shared/dates/dates.js';

export const getDays = (monday: string, weeks: number): string[] =>
  Array.from({ length: weeks * 7 }, (_, day) => addDays(monday, day));

/** Formats a range: `Nov 16 – 22, 2026`, `Nov 30 – Dec 27, 2026`. */
export const formatRange = (dates: readonly string[]): string => formatDateSpan(dates[0]!, dates.at(-1)!);

export const isMonday = (date: string): boolean => dayjs(date).day() === 1;
