import dayjs from 'dayjs';
import type { BirthdayDto } from '../api/generated.js';
import { daysBetween } from '../dates/dates.js';

/** Days before a birthday from which on it is pointed out. */
const NEAR_DAYS = 7;

/** Whether the birthday is today or in the next 7 days. One of February 29 is on March 1 in other years. */
export function isBirthdayNear({ month, day }: BirthdayDto, today: string): boolean {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].some((each) => {
    const date = new Date(Date.UTC(each, month - 1, day)).toISOString().slice(0, 10);
    const days = daysBetween(today, date);
    return days >= 0 && days <= NEAR_DAYS;
  });
}

/** Formats a birthday: `March 31, 1984`, or `March 31` without a year. */
export function formatBirthday({ month, day, year }: BirthdayDto): string {
  // A leap year, which has every day.
  const date = dayjs(`2000-01-01`)
    .month(month - 1)
    .date(day);
  return year === null ? date.format('MMMM D') : `${date.format('MMMM D')}, ${year}`;
}
