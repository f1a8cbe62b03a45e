import ICAL from 'ical.js';
import { runInNewContext } from 'node:vm';
import {
  addDays,
  formatMinutes,
  type LocalDate,
  type LocalTime,
  MINUTE_MS,
  MINUTES_OF_DAY,
} from '../../../kernel/local-time.js';
import type { Span } from '../../day/span.js';
import type { Part } from './calendar-part.js';
import { CalendarZones } from './calendar-zones.js';
import { listOccurrences } from './list-occurrences.js';
import { UnreadableCalendarError } from './unreadable-calendar-error.js';

/** A time of a day at which somebody is busy. */
export interface BusyTime {
  date: LocalDate;
  start: LocalTime;
  /** The end; 24:00 for midnight. */
  end: LocalTime;
}

interface Window {
  /** The first and the last day. */
  from: LocalDate;
  to: LocalDate;
  /** IANA name of the shop's time zone. */
  timeZone: string;
}

/** Longest time for one calendar, in which nothing else is done: rules that never come true are looked for without an end. */
const MAX_READING_MS = 3_000;

/**
 * Reads from a calendar when somebody is busy on some days, by the shop's clock: whole minutes, cut at midnight, in
 * order and without overlaps. Nothing else of the calendar is returned.
 * @throws UnreadableCalendarError
 */
export function readBusyTimes(text: string, window: Window): BusyTime[] {
  try {
    return runInNewContext('read()', { read: () => read(text, window) }, { timeout: MAX_READING_MS }) as BusyTime[];
  } catch (error) {
    if (error instanceof UnreadableCalendarError) throw error;
    const isOver = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw new UnreadableCalendarError(isOver ? 'ETOOCOMPLEX' : 'ENOTCALENDAR');
  }
}

function read(text: string, { from, to, timeZone }: Window): BusyTime[] {
  const parsed = ICAL.parse(text.replace(/^\uFEFF/, '')) as unknown[];
  const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]) as Part[];
  if (calendars.length === 0 || calendars.some(([name]) => name !== 'vcalendar'))
    throw new UnreadableCalendarError('ENOTCALENDAR');
  const parts = calendars.flatMap(([, , within]) => within);
  const zones = new CalendarZones(
    parts.filter(([name]) => name === 'vtimezone'),
    timeZone,
  );
  const events = parts.filter(([name]) => name === 'vevent');
  const startOf = (date: LocalDate) => Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;
  const window = { from: startOf(from), to: startOf(addDays(to, 1)) };
  const days = listOccurrences(events, zones, window).flatMap((span) => cutAtMidnight(span, timeZone));
  return merge(days.filter(({ date }) => date >= from && date <= to));
}

type DaySpan = Span & { date: LocalDate };

/** Cuts a span of instants into minutes of days on the shop's clock. */
function cutAtMidnight(span: Span, timeZone: string): DaySpan[] {
  const [start, end] = [span.from, span.to].map((ms) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDateTime(),
  ) as [Temporal.PlainDateTime, Temporal.PlainDateTime];
  const minuteOf = (time: Temporal.PlainDateTime, isEnd: boolean) =>
    time.hour * 60 + time.minute + Number(isEnd && (time.second > 0 || time.millisecond > 0));
  const [firstDate, lastDate] = [start.toPlainDate().toString(), end.toPlainDate().toString()];
  if (firstDate === lastDate) {
    const from = minuteOf(start, false);
    // Where the clock is put back meanwhile, the end is shown too early.
    const to = Math.max(minuteOf(end, true), from + Math.ceil((span.to - span.from) / MINUTE_MS));
    return [{ date: firstDate, from, to: Math.min(to, MINUTES_OF_DAY) }];
  }
  const days: DaySpan[] = [{ date: firstDate, from: minuteOf(start, false), to: MINUTES_OF_DAY }];
  for (let date = addDays(firstDate, 1); date < lastDate; date = addDays(date, 1))
    days.push({ date, from: 0, to: MINUTES_OF_DAY });
  const until = minuteOf(end, true);
  return until > 0 ? [...days, { date: lastDate, from: 0, to: until }] : days;
}

function merge(days: readonly DaySpan[]): BusyTime[] {
  const merged: DaySpan[] = [];
  for (const day of days.toSorted((one, other) => one.date.localeCompare(other.date) || one.from - other.from)) {
    const last = merged.at(-1);
    if (last?.date === day.date && day.from <= last.to) last.to = Math.max(last.to, day.to);
    else merged.push({ ...day });
  }
  return merged.map(({ date, from, to }) => ({ date, start: formatMinutes(from), end: formatMinutes(to) }));
}
