import { addDays, daysBetween, getWeekday, type LocalDate, type LocalTime } from '../../kernel/local-time.js';

/** A shift of a pattern. */
export interface PatternShift {
  /** Week of the pattern, 1 to the number of its weeks. */
  week: number;
  /** Monday 1 … Sunday 7. */
  weekday: number;
  start_time: LocalTime;
  end_time: LocalTime;
  shift_type: string;
}

/** A pattern: one or more weeks of a therapist that repeat in turn. */
export interface Pattern {
  id: string;
  therapistId: string;
  weeks: number;
  /** A Monday on which its first week begins; earlier and later weeks follow from it. */
  firstMonday: LocalDate;
  firstDate: LocalDate;
  /** Last day, inclusive; null for no end. */
  lastDate: LocalDate | null;
  shifts: readonly PatternShift[];
}

/** Number of days ahead for which patterns are entered into the roster: more than visitors can book. */
export const PATTERN_HORIZON_DAYS = 16 * 7;

interface PatternDay extends Omit<PatternShift, 'week' | 'weekday'> {
  date: LocalDate;
}

/**
 * Returns the shifts that a pattern makes on some days, both included. Days are dates: a week in which the clocks
 * change is like any other.
 */
export function toPatternDays(
  pattern: Omit<Pattern, 'id' | 'therapistId'>,
  from: LocalDate,
  to: LocalDate,
): PatternDay[] {
  const first = from > pattern.firstDate ? from : pattern.firstDate;
  const last = pattern.lastDate !== null && pattern.lastDate < to ? pattern.lastDate : to;
  const days: PatternDay[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const week = getPatternWeek(pattern, date);
    for (const shift of pattern.shifts) {
      if (shift.week !== week || shift.weekday !== getWeekday(date)) continue;
      const { start_time, end_time, shift_type } = shift;
      days.push({ date, start_time, end_time, shift_type });
    }
  }
  return days;
}

/** Returns the week of the pattern in which a day lies, 1 for the first; also for days before its first Monday. */
export function getPatternWeek(
  { weeks, firstMonday }: Pick<Pattern, 'weeks' | 'firstMonday'>,
  date: LocalDate,
): number {
  const week = Math.floor(daysBetween(firstMonday, date) / 7);
  return (((week % weeks) + weeks) % weeks) + 1;
}
