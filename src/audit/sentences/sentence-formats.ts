import { formatDecimal } from '../../kernel/money.js';
import { formatSpokenDay, formatTime12h } from '../../kernel/format-date.js';

type Format = (value: unknown) => string | null;

/** `true` → `yes`, `in_service` → `in service`, `at-once` → `at once`. */
const words: Format = (value) => toText(value)?.replaceAll(/[_-]/g, ' ') ?? null;

/** How a sentence writes a detail, by the name after the colon. Null: there is nothing to write. */
export const sentenceFormats: Readonly<Record<string, Format>> = {
  day: (value) => (typeof value === 'string' ? formatSpokenDay(value.slice(0, 10)) : null),
  time: (value) => (typeof value === 'string' ? formatTime12h(value.slice(0, 5)) : null),
  words,
  role: (value) =>
    value === null || value === undefined ? 'no role' : value === 'admin_staff' ? 'administrator' : words(value),
  money: (value) => (typeof value === 'number' ? `$${formatDecimal(value)}` : null),
  count: (value) => (Array.isArray(value) && value.length > 0 ? String(value.length) : null),
  list: (value) => (Array.isArray(value) && value.length > 0 ? value.map(words).join(', ') : null),
};

/** A value as text; ids and objects are nothing to read. */
export function toText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string' || value === '' || isId(value)) return null;
  return value;
}

/** Ids say nothing to people. */
export const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
