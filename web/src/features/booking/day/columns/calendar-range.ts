import { addDays, toMonday } from '../../../../shared/dates/dates.js';

/** The range of the calendar: a day, three days from it on, or its week from Monday. */
export type CalendarSpan = 'day' | '3-days' | 'week';

export const SPAN_NAMES: Record<CalendarSpan, string> = { day: 'day', '3-days': '3 days', week: 'week' };

const SPAN_DAYS: Record<CalendarSpan, number> = { day: 1, '3-days': 3, week: 7 };

/** A range of days, `yyyy-MM-dd`, both included. */
export interface DayRange {
  from: string;
  to: string;
}

export function toRange(date: string, span: CalendarSpan): DayRange {
  const from = span === 'week' ? toMonday(date) : date;
  return { from, to: addDays(from, SPAN_DAYS[span] - 1) };
}

/** Returns the date a page further ahead or back; a page is as long as the range. */
export const turnPage = (date: string, span: CalendarSpan, pages: 1 | -1): string =>
  addDays(date, pages * SPAN_DAYS[span]);

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
