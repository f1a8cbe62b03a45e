import { addDays, daysBetween, type LocalDate } from '../../kernel/local-time.js';

/** A range of days, both included. */
export interface DateRange {
  from: LocalDate;
  to: LocalDate;
}

/**
 * Maps the days of a copy: the source in its order, repeated until the target is full. A longer source is cut.
 * @returns the target days of each source day
 */
export function toCopiedDays(source: DateRange, target: DateRange): Map<LocalDate, LocalDate[]> {
  const length = countDays(source);
  const days = new Map<LocalDate, LocalDate[]>();
  for (let index = 0; index < countDays(target); index++) {
    const day = addDays(source.from, index % length);
    days.set(day, [...(days.get(day) ?? []), addDays(target.from, index)]);
  }
  return days;
}

export const countDays = ({ from, to }: DateRange): number => daysBetween(from, to) + 1;
