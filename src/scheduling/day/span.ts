import { type LocalDate, type LocalDateTime, type LocalTime, MINUTE_MS, toMinutes } from '../../kernel/local-time.js';

/**
 * A span from one minute to another, counted on the shop's wall clock across days; an instant where both are the same.
 */
export interface Span {
  from: number;
  to: number;
}

/** Cache of midnights: a plan asks about the same few days and starts a million times. */
const midnights = new Map<LocalDate, number>();
const minutesOf = new Map<LocalTime, number>();
const MAX_CACHED = 2_000;

/** Returns the minutes that the wall clock has shown by then. */
export const toAbsoluteMinutes = ({ date, time }: LocalDateTime): number =>
  readCached(midnights, date, (day) => Date.parse(day) / MINUTE_MS) + readCached(minutesOf, time, toMinutes);

function readCached(cache: Map<string, number>, text: string, make: (text: string) => number): number {
  const found = cache.get(text);
  if (found !== undefined) return found;
  if (cache.size >= MAX_CACHED) cache.clear();
  const made = make(text);
  cache.set(text, made);
  return made;
}

export const toSpan = (date: LocalDate, start: LocalTime, end: LocalTime): Span => ({
  from: toAbsoluteMinutes({ date, time: start }),
  to: toAbsoluteMinutes({ date, time: end }),
});

/** Whether two spans overlap, as ranges do in the database: `[from, to)`, and `[from, from]` for an instant. */
export function isOverlapping(one: Span, other: Span): boolean {
  if (one.from === one.to) return other.from === other.to ? one.from === other.from : includes(other, one.from);
  return other.from === other.to ? includes(one, other.from) : one.from < other.to && other.from < one.to;
}

const includes = ({ from, to }: Span, minute: number) => from <= minute && minute < to;
