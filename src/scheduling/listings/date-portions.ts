import { BOOKING_WINDOW_DAYS } from '../../catalog/index.js';
import { addDays, type LocalDate } from '../../kernel/local-time.js';

/** Days that are read at once, one portion after the other: what is sought is mostly within the first. */
const PORTIONS = [2, 7, BOOKING_WINDOW_DAYS] as const;

/** Lists the dates that can be booked, in portions. @param from undefined for today */
export function* listDatePortions(today: LocalDate, from: LocalDate | undefined): Generator<LocalDate[]> {
  const last = addDays(today, BOOKING_WINDOW_DAYS);
  for (let first = from && from > today ? from : today, nth = 0; first <= last; nth += 1) {
    const dates = listDates(first, PORTIONS[nth] ?? BOOKING_WINDOW_DAYS).filter((date) => date <= last);
    yield dates;
    first = addDays(first, dates.length);
  }
}

const listDates = (first: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, ahead) => addDays(first, ahead));
