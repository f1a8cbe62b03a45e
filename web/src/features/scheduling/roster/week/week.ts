import dayjs from 'dayjs';
import { formatDateSpan, toDateKey, toMonday, addDays } from '../../../../shared/dates/dates.js';
import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';

export const getWeekDays = (monday: string): string[] => Array.from({ length: 7 }, (_, day) => addDays(monday, day));

/** Formats a week: `Nov 16 – 22, 2026`, `Nov 30 – Dec 6, 2026`. */
export const formatWeek = (monday: string): string => formatDateSpan(monday, addDays(monday, 6));

/** Parses a day in the URL, `yyyy-MM-dd`; undefined when it is invalid. */
export function parseDay(text: string | null): string | undefined {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && toDateKey(dayjs(text)) === text ? text : undefined;
}

interface WeekStatistics {
  shifts: number;
  /** Number of therapists with a shift. */
  therapists: number;
  /** Days with a shift, in percent of the week. */
  coverage: number;
}

/** Counts the shifts of the week, Monday to Sunday, that contains `today`. */
export function weekStatistics(
  entries: readonly Pick<OfficeRosterEntryDto, 'roster_date' | 'therapist_id'>[],
  today: string,
): WeekStatistics {
  const week = new Set(getWeekDays(toMonday(today)));
  const shifts = entries.filter(({ roster_date }) => week.has(roster_date));
  const days = new Set(shifts.map(({ roster_date }) => roster_date));
  return {
    shifts: shifts.length,
    therapists: new Set(shifts.map(({ therapist_id }) => therapist_id)).size,
    coverage: Math.round((days.size / 7) * 100),
  };
}
