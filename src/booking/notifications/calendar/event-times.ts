import { formatInstant } from './calendar-file.js';

/**
 * Returns the lines of start and end of a calendar entry: on the clock of the zone, of which calendars take the first of
 * two times with one name (RFC 5545); in UTC where one of the two is the second.
 */
export function toEventTimes(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): string[] {
  const isInUtc = isSecond(start) || isSecond(end);
  const toLine = (name: string, time: Temporal.ZonedDateTime) =>
    isInUtc
      ? `${name}:${formatInstant(new Date(time.epochMilliseconds))}`
      : `${name};TZID=${time.timeZoneId}:${time.toPlainDateTime().toString().slice(0, 19).replaceAll(/[-:]/g, '')}`;
  return [toLine('DTSTART', start), toLine('DTEND', end)];
}

function isSecond(time: Temporal.ZonedDateTime): boolean {
  const first = time.toPlainDateTime().toZonedDateTime(time.timeZoneId, { disambiguation: 'earlier' });
  return !first.equals(time);
}
