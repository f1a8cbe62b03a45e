import { getHoursOn, getOpenMinutes, type WeekHours } from '../../catalog/index.js';
import { type LocalDate, MINUTES_OF_DAY } from '../../kernel/local-time.js';
import type { Span } from './span.js';

interface OpeningRules {
  /** Whether bookings may begin outside of the business hours, and on closures. */
  ignoresHours: boolean;
  /** The business hours; null where no admin has saved any. */
  week: WeekHours | null;
  isClosure: boolean;
}

const WHOLE_DAY: Span = { from: 0, to: MINUTES_OF_DAY };

/** Finds the minutes of a day at which bookings may begin; null where there are none. */
export function findOpenTime(date: LocalDate, { ignoresHours, week, isClosure }: OpeningRules): Span | null {
  if (ignoresHours) return WHOLE_DAY;
  if (isClosure) return null;
  return week === null ? WHOLE_DAY : getOpenMinutes(getHoursOn(week, date));
}
