import { formatInstant, personLine, renderCalendarFile, textLine, toComponent, toOneLine } from './calendar-file.js';
import { toEventTimes } from './event-times.js';
import { renderVTimeZone } from './vtimezone.js';
import { isOpenStatus } from '../../domain/booking-status.js';
import { fullName } from '../../domain/client/client-name.js';
import { toUnlinkedText } from '../../../platform/mail/unlinked-text.js';
import { entryDeadlineText } from '../change-deadline.js';
import type { MailBooking, MailLinks, MailShop } from '../mail-types.js';

/** The two instants that a calendar file needs in addition to the booking. */
interface CalendarTimes {
  /** Instant at which the shop's wall clock shows the booking's date and time. */
  start: Date;
  /** Instant of the booking's last change. */
  changed: Date;
}

/** Times before the start at which the calendar reminds of it, as ISO 8601 durations. */
const ALARMS = ['P1D', 'PT2H'];

const calendarStatuses: Readonly<Record<MailBooking['status'], string>> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  no_show: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

/**
 * Returns the iCalendar method, by which a calendar adds or updates the entry, or removes it. The content type of the
 * mail's attachment repeats it. An entry is requested between two addresses; where one is missing it is only published.
 */
export function getCalendarMethod(
  { status, clientEmail, treatments }: MailBooking,
  shop: MailShop,
): 'PUBLISH' | 'REQUEST' | 'CANCEL' {
  // A request or cancellation between two addresses is one entry; a visit has one for each treatment.
  if (treatments) return 'PUBLISH';
  if (status === 'cancelled') return 'CANCEL';
  return clientEmail && shop.email ? 'REQUEST' : 'PUBLISH';
}

/**
 * Renders the booking as an .ics file in the shop's zone, which the file describes, so that it is right in every zone
 * and over every clock change. A later version of the booking replaces an earlier one in the client's calendar.
 */
export function renderBookingCalendar(
  booking: MailBooking,
  shop: MailShop,
  { start, changed, links }: CalendarTimes & { links: MailLinks },
): string {
  const started = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(shop.timeZone);
  const events = booking.treatments
    ? booking.treatments.map((treatment) => {
        const from = Temporal.PlainDateTime.from(`${treatment.date}T${treatment.time}`).toZonedDateTime(shop.timeZone);
        return toEvent(treatment, shop, { start: from, changed, links });
      })
    : [toEvent(booking, shop, { start: started, changed, links }, toAttendee(booking, shop))];
  const name = toOneLine(shop.name);
  return renderCalendarFile([
    textLine('PRODID', `-//${name}//Bookings//EN`),
    `METHOD:${getCalendarMethod(booking, shop)}`,
    textLine('NAME', name),
    textLine('X-WR-CALNAME', name),
    ...renderVTimeZone(shop.timeZone, start),
    ...events.flat(),
  ]);
}

interface EventContext {
  start: Temporal.ZonedDateTime;
  changed: Date;
  links: MailLinks;
}

function toEvent(
  booking: MailBooking,
  shop: MailShop,
  { start, changed, links }: EventContext,
  attendee: readonly string[] = [],
): string[] {
  const isOver = !isOpenStatus(booking.status);
  const isRequest = booking.status === 'pending';
  // Many calendars draw a tentative entry like any other, and a request is no appointment.
  const title = `${isRequest ? 'Requested, not confirmed: ' : ''}${booking.serviceName}, ${shop.name}`;
  const summary = textLine('SUMMARY', title);
  const therapist = `Therapist: ${booking.therapistName}`;
  const alarms = ALARMS.flatMap((before) =>
    toComponent('VALARM', ['ACTION:DISPLAY', `TRIGGER:-${before}`, summary.replace('SUMMARY', 'DESCRIPTION')]),
  );
  return toComponent('VEVENT', [
    `UID:${booking.id}`,
    `SEQUENCE:${booking.version}`,
    `DTSTAMP:${formatInstant(changed)}`,
    ...toEventTimes(start, start.add({ minutes: booking.durationMinutes })),
    summary,
    ...(shop.addressLines.length > 0 ? [textLine('LOCATION', shop.addressLines.join(', '))] : []),
    textLine('DESCRIPTION', isOver ? therapist : `${therapist}\n${entryDeadlineText(shop, links)}`.trim()),
    // Calendars accept an update only from the same organizer.
    ...(shop.email ? [personLine('ORGANIZER', shop)] : []),
    ...attendee,
    ...(links.view ? [`URL;VALUE=URI:${links.view}`] : []),
    `STATUS:${calendarStatuses[booking.status]}`,
    ...(isOver || isRequest ? [] : alarms),
  ]);
}

/** Returns the client as an attendee from whom no answer is wanted, because the booking is theirs. */
function toAttendee(booking: MailBooking, shop: MailShop): string[] {
  const { clientEmail: email, status } = booking;
  if (!email || !shop.email) return [];
  const answer = status === 'pending' ? 'TENTATIVE' : 'ACCEPTED';
  const name = toUnlinkedText(fullName(booking));
  return [personLine('ATTENDEE', { name, email }, `;ROLE=REQ-PARTICIPANT;PARTSTAT=${answer};RSVP=FALSE`)];
}
