import type { ICalEventData } from 'ical-generator';

/**
 * Returns start and end of a calendar entry: on the clock of the zone, of which calendars take the first of two times
 * with one name (RFC 5545); in UTC where one of the two is the second.
 */
export function toEventTimes(
  start: Temporal.ZonedDateTime,
  end: Temporal.ZonedDateTime,
): Pick<ICalEventData, 'start' | 'end' | 'timezone'> {
  return { start, end, timezone: isSecond(start) || isSecond(end) ? null : start.timeZoneId };
}

function isSecond(time: Temporal.ZonedDateTime): boolean {
  const first = time.toPlainDateTime().toZonedDateTime(time.timeZoneId, { disambiguation: 'earlier' });
  return !first.equals(time);
}
