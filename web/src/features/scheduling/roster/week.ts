import dayjs from 'dayjs';
import { dateKey, daysAfter } from '../../../shared/dates.js';
import type { OfficeRosterEntryDto } from '../../../shared/api/generated.js';

/** Rosters count weeks from Monday. */
export const mondayOf = (date: string): string => daysAfter(date, -((dayjs(date).day() + 6) % 7));

export const weekFrom = (monday: string): string[] => Array.from({ length: 7 }, (_, day) => daysAfter(monday, day));

/** `16 – 22 Nov 2026`, `30 Nov – 6 Dec 2026`. */
export function weekName(monday: string): string {
  const [from, to] = [dayjs(monday), dayjs(daysAfter(monday, 6))];
  const isOneMonth = from.month() === to.month();
  return `${from.format(isOneMonth ? 'D' : 'D MMM')} – ${to.format('D MMM YYYY')}`;
}

/** A day in an address; undefined when it is none. */
export function dayIn(text: string | null): string | undefined {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && dateKey(dayjs(text)) === text ? text : undefined;
}

export interface WeekStatistics {
  shifts: number;
  /** Who has a shift. */
  therapists: number;
  /** Days with a shift, in percent of the week. */
  coverage: number;
}

/** Of the week from Monday to Sunday in which a day lies. */
export function weekStatistics(
  entries: readonly Pick<OfficeRosterEntryDto, 'roster_date' | 'therapist_id'>[],
  today: string,
): WeekStatistics {
  const week = new Set(weekFrom(mondayOf(today)));
  const shifts = entries.filter(({ roster_date }) => week.has(roster_date));
  const days = new Set(shifts.map(({ roster_date }) => roster_date));
  return {
    shifts: shifts.length,
    therapists: new Set(shifts.map(({ therapist_id }) => therapist_id)).size,
    coverage: Math.round((days.size / 7) * 100),
  };
}
