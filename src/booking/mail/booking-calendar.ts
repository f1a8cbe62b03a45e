import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailBooking, MailShop } from './mail-types.js';

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

/** The booking as an .ics file; a later version of the booking replaces an earlier one in the client's calendar. */
export function bookingCalendar(booking: MailBooking, shop: MailShop, { start, changed }: CalendarTimes): string {
  const calendar = ical({
    name: shop.name,
    prodId: { company: shop.name, product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: booking.id,
    sequence: booking.version,
    stamp: changed,
    start,
    end: new Date(start.getTime() + booking.durationMinutes * 60_000),
    summary: `${booking.serviceName}, ${shop.name}`,
    description: `Therapist: ${booking.therapistName}${shop.phone && `\nTo move or cancel, ring ${shop.phone}`}`,
    location: shop.addressLines.join(', ') || null,
    status: statuses[booking.status],
  });
  return calendar.toString();
}
