import { type LocalDate, type LocalDateTime, type LocalTime, MIDNIGHT } from './local-time.js';

/**
 * Converts a local day, which has no zone, to an instant. Both sides of a formatter use UTC, so that none can shift the
 * day.
 */
const toUtc = (date: LocalDate) => new Date(`${date}T00:00:00Z`);
const dayFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

const longDay = dayFormat('en-US', { dateStyle: 'full' });
const dayAndMonth = dayFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const shortDay = dayFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
const monthOfYear = dayFormat('en-AU', { month: 'long', year: 'numeric' });
const officeDay = dayFormat('en-AU', { weekday: 'short', month: 'short', day: 'numeric' });

/** Formats a date as `Thursday, November 26, 2026`. */
export function formatLongDate(date: LocalDate): string {
  return longDay.format(toUtc(date));
}

/** Formats a date as `Thursday, November 26`. */
export function formatDayAndMonth(date: LocalDate): string {
  return dayAndMonth.format(toUtc(date));
}

/** Formats the month of a day: `2026-03-01` → `March 2026`. */
export function formatMonth(day: LocalDate): string {
  return monthOfYear.format(toUtc(day));
}

/** Formats a date as `Thu Nov 26`, where space is limited. */
export function formatShortDay(date: LocalDate): string {
  return shortDay.format(toUtc(date)).replace(',', '');
}

/** Formats a time as `2:30 PM`; midnight at the end of a day, 24:00, as `12:00 AM`. */
export function formatTime12h(time: LocalTime): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

const WRITTEN_TIME = /^(\d{1,2})(?::(\d\d))?(?:\s*([ap])m)?$/i;

/**
 * Formats the hours of a shift: `09:00 - 17:30`, `9 am-5:30 pm` → `9:00 AM – 5:30 PM`; unreadable hours are returned as
 * they were written.
 */
export function formatShiftHours(hours: string): string {
  const [from, to, ...rest] = hours.split(/\s*[-–]\s*/).map((part) => parseWrittenTime(part.trim()));
  return from && to && rest.length === 0 ? `${formatTime12h(from)} – ${formatTime12h(to)}` : hours;
}

function parseWrittenTime(text: string): LocalTime | undefined {
  const [, hour, minute = '00', half] = WRITTEN_TIME.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const time = `${String(hours).padStart(2, '0')}:${minute}`;
  return time <= MIDNIGHT ? time : undefined;
}

/** Formats a date for the office as `Sun 22 Nov`, or as `Fri 1 Jan 2027` when it is in another year than `year`. */
export function formatSpokenDay(date: LocalDate, year = date.slice(0, 4)): string {
  const named = officeDay.formatToParts(toUtc(date));
  const part = (type: string) => named.find((each) => each.type === type)?.value.slice(0, 3) ?? '';
  const day = `${part('weekday')} ${part('day')} ${part('month')}`;
  return date.startsWith(year) ? day : `${day} ${date.slice(0, 4)}`;
}

/** Formats a start as `Sun 22 Nov 4:00 PM`. */
export const formatSpokenStart = ({ date, time }: LocalDateTime, year?: string): string =>
  `${formatSpokenDay(date, year)} ${formatTime12h(time.slice(0, 5))}`;

/** Formats a moment as `Thursday, November 26, 2026, 2:30 PM`. */
export function formatLongDateTime({ date, time }: LocalDateTime): string {
  return `${formatLongDate(date)}, ${formatTime12h(time)}`;
}

/** Formats a time zone's name: `Australia/Sydney` → `Sydney time`. */
export function timeZoneLabel(timeZone: string): string {
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return formatZoneName(timeZone);
  return `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
}

/** Formats a number of hours as `one hour` or `48 hours`. */
export const formatHours = (hours: number): string => (hours === 1 ? 'one hour' : `${hours} hours`);

/** Formats a zone that is named after no city: `Coordinated Universal Time`, `GMT+11:00`. */
function formatZoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
