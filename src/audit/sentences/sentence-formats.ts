import { formatCount } from '../../platform/format-count.js';
import { formatDollars } from '../../kernel/money.js';
import { formatMonth, formatShiftHours, formatSpokenDay, formatTime12h } from '../../kernel/format-date.js';
import { isEndTime, isLocalDate } from '../../platform/http/validation/local-time.decorators.js';

/**
 * Formats a value, or returns null where there is nothing to write.
 * @param year of the entry: a date of another year is written with its year
 */
type Format = (value: unknown, year: string) => string | null;

/** Formats a code as words: `true` → `yes`, `in_service` → `in service`, `at-once` → `at once`. */
const words = (value: unknown): string | null => toPlainText(value)?.replaceAll(/[_-]/g, ' ') ?? null;

/** Formats by the name that a template gives after the colon. */
const formats: Readonly<Record<string, Format>> = {
  day: formatDay,
  month: (value) => (isLocalDate(value) ? formatMonth(value) : null),
  time: formatTime,
  hours: (value) => (typeof value === 'string' ? formatShiftHours(value) : null),
  words,
  role: (value) =>
    value === null || value === undefined ? 'no role' : value === 'admin_staff' ? 'administrator' : words(value),
  money: (value) => (typeof value === 'number' ? formatDollars(value) : null),
  count: (value) => (Array.isArray(value) && value.length > 0 ? String(value.length) : null),
  list: (value) => (Array.isArray(value) && value.length > 0 ? value.map(words).join(', ') : null),
};

/**
 * Finds a format by its name; `one|several` counts with these words. The format returns null where there is nothing to
 * write.
 */
export function findFormat(name: string): Format | undefined {
  const [one, several] = name.split('|');
  return several === undefined ? formats[name] : toCounted(one!, several);
}

/** Returns a format that counts a number or a list: `1 booking`, `3 bookings`; null for an empty list. */
function toCounted(one: string, several: string): Format {
  return (value) => {
    const count = Array.isArray(value) ? value.length || null : value;
    return typeof count === 'number' ? formatCount(count, one, several) : null;
  };
}

/** Formats a range of days: `Fri 25 Dec to Sun 27 Dec`, or the one day when both are the same. */
export function formatDays(from: unknown, to: unknown, year: string): string | null {
  const [first, last] = [formatDay(from, year), formatDay(to, year)];
  return first === null || last === null || first === last ? (first ?? last) : `${first} to ${last}`;
}

function formatDay(value: unknown, year: string): string | null {
  const day = typeof value === 'string' ? value.slice(0, 10) : null;
  return isLocalDate(day) ? formatSpokenDay(day, year) : null;
}

function formatTime(value: unknown): string | null {
  const time = typeof value === 'string' ? value.slice(0, 5) : null;
  return isEndTime(time) ? formatTime12h(time) : null;
}

/**
 * Formats a value as people write it; null for ids and objects. Text that people typed is kept even if it looks like a
 * date but is none.
 */
export function toText(value: unknown, year: string): string | null {
  const text = toPlainText(value);
  if (text === null) return null;
  if (isLocalDate(text)) return formatSpokenDay(text, year);
  if (/^\d\d:\d\d - \d\d:\d\d$/.test(text)) return formatShiftHours(text);
  return /^\d\d:\d\d(:\d\d)?$/.test(text) ? (formatTime(text) ?? text) : text;
}

function toPlainText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value !== 'string' || value === '' || isId(value) ? null : value;
}

/** Whether a value is a UUID, which says nothing to people. */
export const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
