import { addDays, toMonday } from '../../../../shared/dates/dates.js';

/** What is looked at: a day, or the week around it from Monday. */
export type CalendarSpan = 'day' | 'week';

/** Days of which both are included, `yyyy-MM-dd`. */
export interface DayRange {
  from: string;
  to: string;
}

export function toRange(date: string, span: CalendarSpan): DayRange {
  if (span === 'day') return { from: date, to: date };
  const from = toMonday(date);
  return { from, to: addDays(from, 6) };
}

/** The date as far ahead, or back, as the span is long. */
export const turnPage = (date: string, span: CalendarSpan, pages: 1 | -1): string =>
  addDays(date, pages * (span === 'week' ? 7 : 1));

export function listDates({ from, to }: DayRange): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Where a date falls once another range is shown: on the same weekday of a week, else on the one day. */
export function carryInto(date: string, range: DayRange): string {
  if (date >= range.from && date <= range.to) return date;
  return listDates(range).find((each) => toWeekday(each) === toWeekday(date)) ?? range.from;
}

const toWeekday = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay();
