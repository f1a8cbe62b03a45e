/** Milliseconds of a minute, an hour and a day without a change of the clock. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A calendar day in shop time, `yyyy-MM-dd`. */
export type LocalDate = string;

/** A wall-clock time in shop time, `HH:mm`. */
export type LocalTime = string;

/** A moment on the shop's wall clock. Independent of daylight saving. */
export interface LocalDateTime {
  date: LocalDate;
  time: LocalTime;
}

/** Returns the day `days` after `date` (negative: before). Calendar days need no zone: UTC has no daylight saving. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the wall-clock time `hours` before `local`. */
export function hoursBefore(local: LocalDateTime, hours: number): LocalDateTime {
  const [date = '', time = ''] = new Date(Date.parse(`${local.date}T${local.time}Z`) - hours * HOUR_MS)
    .toISOString()
    .split('T');
  return { date, time: time.slice(0, 5) };
}

/** Returns the number of days from `from` to `to`. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Returns the weekday, Monday 1 … Sunday 7. */
export function getWeekday(date: LocalDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** Names of the weekdays, Monday first. */
export const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Returns the Monday of the week that a day lies in. */
export function toMonday(date: LocalDate): LocalDate {
  return addDays(date, 1 - getWeekday(date));
}

/** Minutes that a wall clock shows in a day, whatever daylight saving does. */
export const MINUTES_OF_DAY = 24 * 60;

/** The end of a day, as the end of what lasts until then. Nothing starts at it. */
export const MIDNIGHT: LocalTime = '24:00';

/** Converts a time to minutes after midnight: `17:00` → 1020. */
export function toMinutes(time: LocalTime): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Converts minutes after midnight to a time: 1020 → `17:00`. */
export function formatMinutes(minutes: number): LocalTime {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Minutes of the shop's grid: shifts, blocks and time slots begin and end at its multiples, or at the last minute of a
 * day.
 */
const GRID_MINUTES = 5;
const LAST_MINUTE: LocalTime = '23:59';

/** Whether a time of day is on the grid of the shop. */
export const isGridTime = (time: LocalTime): boolean => toMinutes(time) % GRID_MINUTES === 0 || time === LAST_MINUTE;
