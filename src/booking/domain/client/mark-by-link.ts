import type { BookingDecision } from '../booking.aggregate.js';
import type { BookingEvent } from '../booking.events.js';

/**
 * Marks the events of a decision as made by the booking's private link. Whoever was sent the link can use it, so the
 * browser is kept with it.
 * @param browser as it calls itself; null when it does not say
 */
export const markByLink =
  (browser: string | null, decide: BookingDecision): BookingDecision =>
  (booking) =>
    decide(booking).map((event) => markEvent(event, browser ?? 'an unknown browser'));

function markEvent(event: BookingEvent, linkUsedIn: string): BookingEvent {
  switch (event.type) {
    case 'BookingRescheduled':
    case 'BookingAttendanceConfirmed':
      return { ...event, personal: { linkUsedIn } };
    case 'BookingCancelled':
      return { ...event, personal: event.personal && { ...event.personal, linkUsedIn } };
    default:
      return event;
  }
}
