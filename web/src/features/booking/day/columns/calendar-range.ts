import { addDays, toMonday } from '../../../../shared/dates/dates.js';

/** The range of the calendar: a day, or its week from Monday. */
export type CalendarSpan = 'day' | 'week';

/** A range of days, `yyyy-MM-dd`, both included. */
export interface DayRange {
  from: string;
  to: string;
}

export function toRange(date: string, span: CalendarSpan): DayRange {
  if (span === 'day') return { from: date, to: date };
  const from = toMonday(date);
  return { from, to: addDays(from, 6) };
}

/** Returns the date a page further ahead or back; a page is a day or a week. */
export const turnPage = (date: string, span: CalendarSpan, pages: 1 | -1): string =>
  addDays(date, pages * (span === 'week' ? 7 : 1));

export function listDates({ from, to }: DayRange): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Returns the date to select when another range is shown: the same weekday of a week, else the range's first day. */
export function carryInto(date: string, range: DayRange): string {
  if (date >= range.from && date <= range.to) return date;
  return listDates(range).find((each) => toWeekday(each) === toWeekday(date)) ?? range.from;
}

const toWeekday = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay();
