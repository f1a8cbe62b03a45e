import ICAL from 'ical.js';
import { DAY_MS } from '../../../kernel/local-time.js';
import type { Span } from '../../day/span.js';
import {
  findProperties,
  findProperty,
  getText,
  getTimes,
  isDate,
  type Part,
  type WrittenTime,
} from './calendar-part.js';
import type { CalendarZones } from './calendar-zones.js';
import { UnreadableCalendarError } from './unreadable-calendar-error.js';

/** Occurrences of an event that do not take place as it says: a list of their instants, or of their days. */
interface Exceptions {
  instants: Set<number>;
  dates: Set<string>;
}

type Rule = { freq: string; until?: string };

/** Lists when the events of a calendar that make somebody busy take place, in milliseconds, as far as they reach into a window. */
export function listOccurrences(events: readonly Part[], zones: CalendarZones, window: Span): Span[] {
  const moved = new Map<string, Exceptions>();
  for (const event of events) {
    const replaced = findProperty(event, 'recurrence-id');
    const uid = getText(event, 'uid');
    if (replaced) moved.set(uid, addExceptions(getTimes(replaced), zones, moved.get(uid)));
  }
  return events.filter(isBusy).flatMap((event) => {
    const isOne = findProperty(event, 'recurrence-id') !== undefined;
    return listOfEvent(event, { zones, window, moved: isOne ? undefined : moved.get(getText(event, 'uid')) });
  });
}

/** Whether an event keeps its time from others: one that is cancelled, or shown as free, does not. */
function isBusy(event: Part): boolean {
  const [status, shown, shownByOutlook] = ['status', 'transp', 'x-microsoft-cdo-busystatus'].map((name) =>
    getText(event, name).toUpperCase(),
  );
  return status !== 'CANCELLED' && shown !== 'TRANSPARENT' && shownByOutlook !== 'FREE';
}

function listOfEvent(
  event: Part,
  { zones, window, moved }: { zones: CalendarZones; window: Span; moved: Exceptions | undefined },
): Span[] {
  const [start] = getTimesOf(event, 'dtstart');
  if (!start || Number.isNaN(zones.toInstant(start))) throw new UnreadableCalendarError('ENOTCALENDAR');
  const lasts = getLength(event, start, zones);
  const except = addExceptions(getTimesOf(event, 'exdate'), zones, moved);
  const rules = findProperties(event, 'rrule').map(([, , , rule]) => rule as Rule);
  // Whole days last as long as the clock shows, others their time.
  const toSpan = (time: WrittenTime): Span => {
    const from = zones.toInstant(time);
    if (!isDate(time)) return { from, to: from + lasts };
    const end = Temporal.PlainDate.from(time.value).add({ days: Math.round(lasts / DAY_MS) });
    return { from, to: zones.toInstant({ ...time, value: end.toString() }) };
  };
  const earliest = toDate(window.from - lasts - DAY_MS);
  const latest = toDate(window.to + DAY_MS);
  const times = [
    start,
    ...getTimesOf(event, 'rdate'),
    ...rules.flatMap((rule) => repeat(start, rule, { earliest, latest, zones })),
  ];
  const spans = times
    .filter(
      ({ value }) =>
        value.slice(0, 10) >= earliest && value.slice(0, 10) <= latest && !except.dates.has(value.slice(0, 10)),
    )
    .map(toSpan);
  return spans
    .filter(({ from, to }) => from < window.to && to > window.from && from < to && !except.instants.has(from))
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }));
}

/**
 * Lists the times at which a rule repeats a start, by the clock of its zone, between two dates. The end of a rule is an
 * instant, so it is looked at here, where instants of the zone are known.
 */
function repeat(
  start: WrittenTime,
  { until, ...rule }: Rule,
  { earliest, latest, zones }: { earliest: string; latest: string; zones: CalendarZones },
): WrittenTime[] {
  // No appointment repeats so often; looking for all would take the whole time that there is.
  if (['SECONDLY', 'MINUTELY'].includes(rule.freq)) throw new UnreadableCalendarError('ETOOCOMPLEX');
  const lastDate = until === undefined ? latest : toDate(Date.parse(until.slice(0, 10)) + DAY_MS);
  const suffix = start.value.endsWith('Z') ? 'Z' : '';
  const times: WrittenTime[] = [];
  const first = start.value.replace(/Z$/, '');
  const firstTime = isDate(start) ? ICAL.Time.fromDateString(first) : ICAL.Time.fromDateTimeString(first);
  const iterator = ICAL.Recur.fromData(rule).iterator(firstTime);
  for (let next = iterator.next(); next; next = iterator.next()) {
    const time = { ...start, value: `${next.toString()}${suffix}` };
    const date = time.value.slice(0, 10);
    if (date > latest || date > lastDate) break;
    if (date < earliest) continue;
    if (until !== undefined && isAfter(time, until, zones)) break;
    times.push(time);
  }
  return times;
}

function isAfter(time: WrittenTime, until: string, zones: CalendarZones): boolean {
  if (until.length === 10) return time.value.slice(0, 10) > until;
  return zones.toInstant(time) > zones.toInstant({ value: until, zone: time.zone });
}

/** Returns the milliseconds that an event lasts. Without an end a whole day is one day, and a time nothing. */
function getLength(event: Part, start: WrittenTime, zones: CalendarZones): number {
  const [end] = getTimesOf(event, 'dtend');
  if (end && isDate(start)) return Date.parse(end.value.slice(0, 10)) - Date.parse(start.value);
  if (end) return zones.toInstant(end) - zones.toInstant(start);
  const lasts = getText(event, 'duration');
  if (lasts) return ICAL.Duration.fromString(lasts).toSeconds() * 1000;
  return isDate(start) ? DAY_MS : 0;
}

function addExceptions(times: readonly WrittenTime[], zones: CalendarZones, more?: Exceptions): Exceptions {
  const [dates, instants] = [times.filter(isDate), times.filter((time) => !isDate(time))];
  return {
    dates: new Set([...(more?.dates ?? []), ...dates.map(({ value }) => value)]),
    instants: new Set([...(more?.instants ?? []), ...instants.map((time) => zones.toInstant(time))]),
  };
}

const getTimesOf = (event: Part, name: string): WrittenTime[] => findProperties(event, name).flatMap(getTimes);

const toDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
