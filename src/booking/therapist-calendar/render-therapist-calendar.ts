import {
  formatInstant,
  renderCalendarFile,
  textLine,
  toComponent,
  toOneLine,
} from '../notifications/calendar/calendar-file.js';
import { toEventTimes } from '../notifications/calendar/event-times.js';
import { renderVTimeZone } from '../notifications/calendar/vtimezone.js';
import type { TherapistCalendar, TherapistCalendarEntry } from './therapist-calendar.query.js';

/** Time after which calendar programs are asked to fetch again, as an ISO 8601 duration. */
const REFRESH_INTERVAL = 'PT1H';

interface CalendarFrame {
  shopName: string;
  /** IANA name of the shop's time zone. */
  timeZone: string;
  /** The instant around which the changes of the zone's clock are listed. */
  now: Date;
}

/** Renders a therapist's shifts and bookings as an .ics file in the shop's zone, which the file describes. */
export function renderTherapistCalendar(
  { therapistName, entries }: TherapistCalendar,
  { shopName, timeZone, now }: CalendarFrame,
): string {
  const name = toOneLine(`${therapistName}, ${shopName}`);
  return renderCalendarFile([
    textLine('PRODID', `-//${toOneLine(shopName)}//Roster//EN`),
    textLine('NAME', name),
    textLine('X-WR-CALNAME', name),
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
    `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
    ...renderVTimeZone(timeZone, now),
    ...entries.flatMap((entry) => toEvent(entry, timeZone)),
  ]);
}

function toEvent(entry: TherapistCalendarEntry, timeZone: string): string[] {
  const { id, version, changed, date, time, minutes, booking } = entry;
  const shown = Temporal.PlainDateTime.from(`${date}T${time}`);
  const start = shown.toZonedDateTime(timeZone);
  // A shift ends when the clock shows its end; a booking lasts its minutes, whatever the clock does.
  const end = booking ? start.add({ minutes }) : shown.add({ minutes }).toZonedDateTime(timeZone);
  return toComponent('VEVENT', [
    `UID:${id}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${formatInstant(changed)}`,
    // A shift within an hour that the clock leaves out is none: it ends as it begins.
    ...toEventTimes(start, Temporal.ZonedDateTime.compare(end, start) < 0 ? start : end),
    textLine('SUMMARY', booking ? `${booking.serviceName}, ${booking.firstName}` : 'Shift'),
    `TRANSP:${booking ? 'OPAQUE' : 'TRANSPARENT'}`,
    `STATUS:${booking?.isRequest ? 'TENTATIVE' : 'CONFIRMED'}`,
  ]);
}
