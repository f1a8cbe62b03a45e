import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { changeDeadlineText } from './change-deadline.js';
import type { MailBooking, MailLinks, MailShop } from './mail-types.js';

/** The two instants that a calendar file needs in addition to the booking. */
interface CalendarTimes {
  /** When the shop's wall clock shows the booking's date and time. */
  start: Date;
  /** When the booking last changed. */
  changed: Date;
}

const calendarStatuses: Readonly<Record<MailBooking['status'], ICalEventStatus>> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Whether a calendar adds or updates the entry, or removes it. The content type of the mail's attachment repeats it. */
export function getCalendarMethod({ status }: MailBooking): ICalCalendarMethod {
  return status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
}

/**
 * The booking as an .ics file, its start as an instant, so that it is right in every zone and over every clock change. A
 * later version of the booking replaces an earlier one in the client's calendar.
 */
export function renderBookingCalendar(
  booking: MailBooking,
  shop: MailShop,
  { start, changed, links }: CalendarTimes & { links: MailLinks },
): string {
  // ical-generator does not escape line breaks in these two properties.
  const company = shop.name.replaceAll(/\s+/g, ' ');
  const calendar = ical({
    name: company,
    prodId: { company, product: 'Bookings', language: 'EN' },
    method: getCalendarMethod(booking),
  });
  const isOver = booking.status === 'cancelled' || booking.status === 'completed';
  calendar.createEvent({
    id: booking.id,
    sequence: booking.version,
    stamp: changed,
    start,
    end: new Date(start.getTime() + booking.durationMinutes * 60_000),
    summary: `${booking.serviceName}, ${shop.name}`,
    description: [`Therapist: ${booking.therapistName}`, ...(isOver ? [] : [changeDeadlineText(shop, links)])].join(
      '\n',
    ),
    url: links.view ?? null,
    // Calendars accept an update only from the same organizer.
    organizer: shop.email ? { name: shop.name, email: shop.email } : null,
    location: shop.addressLines.join(', ') || null,
    status: calendarStatuses[booking.status],
  });
  return calendar.toString();
}
