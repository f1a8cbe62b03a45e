import ical, { ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { toEventTimes } from '../notifications/calendar/event-times.js';
import { toHeaderText } from '../notifications/calendar/header-text.js';
import { renderVTimeZone } from '../notifications/calendar/vtimezone.js';
import type { TherapistCalendar, TherapistCalendarEntry } from './therapist-calendar.query.js';

/** Seconds after which calendar programs are asked to fetch again. */
const REFRESH_SECONDS = 3600;

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
  const calendar = ical({
    name: toHeaderText(`${therapistName}, ${shopName}`),
    prodId: { company: toHeaderText(shopName), product: 'Roster', language: 'EN' },
    ttl: REFRESH_SECONDS,
    // The events' zone, not the file's, as in a booking's file.
    timezone: { name: null, generator: (zone) => renderVTimeZone(zone, now) },
  });
  for (const entry of entries) calendar.createEvent(toEvent(entry, timeZone));
  return `${calendar.toString()}\r\n`;
}

function toEvent(entry: TherapistCalendarEntry, timeZone: string): ICalEventData {
  const { id, version, changed, date, time, minutes, booking } = entry;
  const shown = Temporal.PlainDateTime.from(`${date}T${time}`);
  const start = shown.toZonedDateTime(timeZone);
  // A shift ends when the clock shows its end; a booking lasts its minutes, whatever the clock does.
  const end = booking ? start.add({ minutes }) : shown.add({ minutes }).toZonedDateTime(timeZone);
  return {
    id,
    sequence: version,
    stamp: changed,
    // A shift within an hour that the clock leaves out is none: it ends as it begins.
    ...toEventTimes(start, Temporal.ZonedDateTime.compare(end, start) < 0 ? start : end),
    summary: booking ? `${booking.serviceName}, ${booking.firstName}` : 'Shift',
    status: booking?.isRequest ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency: booking ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  };
}
