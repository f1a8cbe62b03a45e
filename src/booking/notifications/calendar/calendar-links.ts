import { MINUTE_MS } from '../../../kernel/local-time.js';

/** An appointment as online calendars take it. */
interface CalendarEntry {
  title: string;
  start: Date;
  minutes: number;
  /** The IANA zone in which it is shown. */
  timeZone: string;
  location: string;
  details: string;
}

/** Addresses that open an online calendar with the appointment filled in; what is entered there follows no later change. */
export interface CalendarLinks {
  google: string;
  outlook: string;
}

export function toCalendarLinks({ title, start, minutes, timeZone, location, details }: CalendarEntry): CalendarLinks {
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: [start, end].map(toBasicUtc).join('/'),
    ctz: timeZone,
    location,
    details,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    location,
    body: details,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${String(google)}`,
    // Outlook takes a plus for a plus.
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${String(outlook).replaceAll('+', '%20')}`,
  };
}

/** Formats an instant as `20260403T230000Z`. */
const toBasicUtc = (instant: Date) => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
