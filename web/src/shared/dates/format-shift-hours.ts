import { formatTimeSpan, MIDNIGHT } from './dates.js';

const TIME = /^(\d{1,2})(?::(\d\d))?(?:\s*([ap])m)?$/i;

/**
 * Formats the hours of a shift: `09:00 - 17:30`, `9 am-5:30 pm` → `9:00 AM – 5:30 PM`; hours that cannot be parsed are
 * returned as they are.
 */
export function formatShiftHours(hours: string): string {
  const [from, to, ...rest] = hours.split(/\s*[-–]\s*/).map((part) => parseTime(part.trim()));
  return from && to && rest.length === 0 ? formatTimeSpan(from, to) : hours;
}

/** Parses a time: `9 am`, `09:00` → `09:00`; undefined for other texts. */
function parseTime(text: string): string | undefined {
  const [, hour, minute = '00', half] = TIME.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const time = `${String(hours).padStart(2, '0')}:${minute}`;
  return time <= MIDNIGHT && minute < '60' ? time : undefined;
}
