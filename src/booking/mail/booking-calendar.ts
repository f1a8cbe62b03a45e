import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { untilWhen } from './until-when.js';
import type { MailBooking, MailLinks, MailShop } from './mail-types.js';

/** The two instants that a calendar file needs besides the booking. */
interface CalendarTimes {
  /** When the shop's wall clock shows the booking's date and time. */
  start: Date;
  /** When the booking last changed. */
  changed: Date;
}

const statuses: Readonly<Record<MailBooking['status'], ICalEventStatus>> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** How a calendar takes the file: as an entry to keep or update, or as the end of one. Mails name it beside the file too. */
export function calendarMethod({ status }: MailBooking): ICalCalendarMethod {
  return status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
}

/**
 * The booking as an .ics file, its start as an instant, so that it is right in every zone and over every clock change. A
 * later version of the booking replaces an earlier one in the client's calendar.
 */
export function bookingCalendar(
  booking: MailBooking,
  shop: MailShop,
  { start, changed, links }: CalendarTimes & { links: MailLinks },
): string {
  // The two places where the generator would let a line break begin another property.
  const company = shop.name.replaceAll(/\s+/g, ' ');
  const calendar = ical({
    name: company,
    prodId: { company, product: 'Bookings', language: 'EN' },
    method: calendarMethod(booking),
  });
  const isOver = booking.status === 'cancelled' || booking.status === 'completed';
  calendar.createEvent({
    id: booking.id,
    sequence: booking.version,
    stamp: changed,
    start,
    end: new Date(start.getTime() + booking.durationMinutes * 60_000),
    summary: `${booking.serviceName}, ${shop.name}`,
    description: [`Therapist: ${booking.therapistName}`, ...(isOver ? [] : [untilWhen(booking, shop, links)])].join('\n'),
    url: links.view ?? null,
    // Calendars tell by it that the later word comes from the same side.
    organizer: shop.email ? { name: shop.name, email: shop.email } : null,
    location: shop.addressLines.join(', ') || null,
    status: statuses[booking.status],
  });
  return calendar.toString();
}
