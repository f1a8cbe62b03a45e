import dayjs, { type Dayjs } from 'dayjs';

/**
 * Dates (`yyyy-MM-dd`) and times (`HH:mm`) are the shop's wall clock as plain strings. dayjs only counts and formats
 * them here; no string ever becomes an instant of the browser's zone and back.
 */
export const toDateKey = (date: Dayjs): string => date.format('YYYY-MM-DD');

/** Formats a date: `2026-11-26` → `Thursday, November 26, 2026`. */
export const formatLongDate = (date: string): string => dayjs(date).format('dddd, MMMM D, YYYY');

/** Formats a date: `2026-11-26` → `Thursday, November 26`. */
export const formatDayAndMonth = (date: string): string => dayjs(date).format('dddd, MMMM D');

/** Formats a date: `2026-11-26` → `Thu, Nov 26`. */
export const formatShortDate = (date: string): string => dayjs(date).format('ddd, MMM D');

/** Formats a date that may lie in another year: `2026-11-26` → `Thu, Nov 26, 2026`. */
export const formatDateAndYear = (date: string): string => `${formatShortDate(date)}, ${date.slice(0, 4)}`;

/** Formats a moment: `2026-11-26T14:30:05` → `Thu, Nov 26, 2:30 PM`. */
export const formatMoment = (local: string): string =>
  `${formatShortDate(local.slice(0, 10))}, ${formatTime(local.slice(11))}`;

/** Formats a moment that may lie in another year: `2026-11-26T14:30:05` → `Thu, Nov 26, 2026, 2:30 PM`. */
export const formatMomentAndYear = (local: string): string =>
  `${formatDateAndYear(local.slice(0, 10))}, ${formatTime(local.slice(11))}`;

/** Formats a range of days, both included: `Nov 16 – 22, 2026`, `Nov 30 – Dec 6, 2026`; of one day `Nov 16, 2026`. */
export function formatDateSpan(first: string, last: string): string {
  const [from, to] = [dayjs(first), dayjs(last)];
  if (first === last) return from.format('MMM D, YYYY');
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${from.format('MMM D')} – ${to.format(isOneMonth ? 'D, YYYY' : 'MMM D, YYYY')}`;
}

/** The end of a day, as the end of what lasts until then. Nothing starts at it. */
export const MIDNIGHT = '24:00';

/** Formats a time: `14:30` → `2:30 PM`, `24:00` → `12:00 AM`; seconds, where present, are dropped. */
export const formatTime = (time: string): string => dayjs(`2000-01-01T${time.slice(0, 5)}`).format('h:mm A');

/** Formats a time with seconds: `14:30:05` → `2:30:05 PM`. */
export const formatTimeWithSeconds = (time: string): string => dayjs(`2000-01-01T${time}`).format('h:mm:ss A');

/** Formats hours without a day: `09:00`, `17:30` → `9:00 AM – 5:30 PM`. */
export const formatTimeSpan = (from: string, to: string): string => `${formatTime(from)} – ${formatTime(to)}`;

/** The grid of the shop's times in minutes; the server refuses other times. */
export const SHOP_GRID_MINUTES = 5;

/** Converts `HH:mm` to minutes since midnight. */
export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Converts minutes since midnight to `HH:mm`. */
export const toTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Adds minutes to a wall-clock time; past midnight it starts again at 00:00. */
export const addMinutes = (time: string, minutes: number): string =>
  dayjs(`2000-01-01T${time}`).add(minutes, 'minute').format('HH:mm');

export const addDays = (date: string, days: number): string => toDateKey(dayjs(date).add(days, 'day'));

/** Returns the days from one date to another; negative when `to` is the earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Returns the Monday of a date's week: rosters and reports count weeks from Monday. */
export const toMonday = (date: string): string => addDays(date, -((dayjs(date).day() + 6) % 7));

/** The shop's wall clock at one moment; both parts compare as strings. */
export interface ShopNow {
  date: string;
  time: string;
}

/**
 * Returns the shop's clock: the server's reading (`yyyy-MM-ddTHH:mm:ss`) plus the milliseconds that have passed since.
 */
export function toShopNow(localNow: string, elapsedMs: number): ShopNow {
  // Parsed as UTC, so that the browser's zone and its daylight saving have no effect.
  const now = new Date(Date.parse(`${localNow}Z`) + elapsedMs).toISOString();
  return { date: now.slice(0, 10), time: now.slice(11, 16) };
}

/**
 * Returns the minutes from one reading of the shop's clock to another, both `yyyy-MM-ddTHH:mm`; negative when `to` is
 * the earlier.
 */
export const minutesBetween = (from: string, to: string): number =>
  // Parsed as UTC, so that the browser's zone and its daylight saving have no effect.
  (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;

/** Formats the weekday: `2026-11-26` → `Thursday`. */
export const formatWeekday = (date: string): string => dayjs(date).format('dddd');

/** Formats a date as `today`, `tomorrow`, or `Thursday, November 26`. */
export function formatNearDay(date: string, today: string | undefined): string {
  if (date === today) return 'today';
  return today && date === addDays(today, 1) ? 'tomorrow' : formatDayAndMonth(date);
}
