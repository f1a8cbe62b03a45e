import ical, {
  ICalAlarmType,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { toEventTimes } from './event-times.js';
import { toHeaderText } from './header-text.js';
import { renderVTimeZone } from './vtimezone.js';
import { isOpenStatus } from '../../domain/booking-status.js';
import { fullName } from '../../domain/client/client-name.js';
import { toUnlinkedText } from '../../../platform/mail/unlinked-text.js';
import { changeDeadlineText } from '../change-deadline.js';
import type { MailBooking, MailLinks, MailShop } from '../mail-types.js';

/** The two instants that a calendar file needs in addition to the booking. */
interface CalendarTimes {
  /** Instant at which the shop's wall clock shows the booking's date and time. */
  start: Date;
  /** Instant of the booking's last change. */
  changed: Date;
}

/** Hours before the start at which the calendar reminds of it. */
const ALARM_HOURS = [24, 2];

const calendarStatuses: Readonly<Record<MailBooking['status'], ICalEventStatus>> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  no_show: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * Returns the iCalendar method, by which a calendar adds or updates the entry, or removes it. The content type of the
 * mail's attachment repeats it. An entry is requested between two addresses; where one is missing it is only published.
 */
export function getCalendarMethod(
  { status, clientEmail, treatments }: MailBooking,
  shop: MailShop,
): ICalCalendarMethod {
  // A request or cancellation between two addresses is one entry; a visit has one for each treatment.
  if (treatments) return ICalCalendarMethod.PUBLISH;
  if (status === 'cancelled') return ICalCalendarMethod.CANCEL;
  return clientEmail && shop.email ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH;
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
  const company = toHeaderText(shop.name);
  const calendar = ical({
    name: company,
    prodId: { company, product: 'Bookings', language: 'EN' },
    method: getCalendarMethod(booking, shop),
    // The event's zone, not the file's: with one of the file the stamp would not be in UTC.
    timezone: { name: null, generator: (zone) => renderVTimeZone(zone, start) },
  });
  const started = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(shop.timeZone);
  if (!booking.treatments) calendar.createEvent(toEvent(booking, shop, { start: started, changed, links }));
  for (const treatment of booking.treatments ?? []) {
    const { date, time } = treatment;
    const from = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(shop.timeZone);
    const event = toEvent(treatment, shop, { start: from, changed, links });
    calendar.createEvent({ ...event, attendees: [] });
  }
  return `${calendar.toString()}\r\n`;
}

interface EventContext {
  start: Temporal.ZonedDateTime;
  changed: Date;
  links: MailLinks;
}

function toEvent(booking: MailBooking, shop: MailShop, { start, changed, links }: EventContext): ICalEventData {
  const isOver = !isOpenStatus(booking.status);
  return {
    id: booking.id,
    sequence: booking.version,
    stamp: changed,
    ...toEventTimes(start, start.add({ minutes: booking.durationMinutes })),
    summary: `${booking.serviceName}, ${shop.name}`,
    description: [`Therapist: ${booking.therapistName}`, ...(isOver ? [] : [changeDeadlineText(shop, links)])].join(
      '\n',
    ),
    url: links.view ?? null,
    // Calendars accept an update only from the same organizer.
    organizer: shop.email ? { name: shop.name, email: shop.email } : null,
    location: shop.addressLines.join(', ') || null,
    status: calendarStatuses[booking.status],
    attendees: toAttendees(booking, shop),
    alarms: isOver ? [] : ALARM_HOURS.map((hours) => ({ type: ICalAlarmType.display, trigger: hours * 3600 })),
  };
}

/** Returns the client as an attendee from whom no answer is wanted, because the booking is theirs. */
function toAttendees(booking: MailBooking, shop: MailShop): NonNullable<ICalEventData['attendees']> {
  const { clientEmail: email, status } = booking;
  if (!email || !shop.email) return [];
  const answer = status === 'pending' ? ICalAttendeeStatus.TENTATIVE : ICalAttendeeStatus.ACCEPTED;
  return [{ email, name: toUnlinkedText(fullName(booking)).replaceAll(/\s+/g, ' '), rsvp: false, status: answer }];
}
