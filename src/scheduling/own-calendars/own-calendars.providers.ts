import { ConnectOwnCalendarHandler } from './connect-own-calendar.js';
import { EmailTherapistOnOwnCalendarFailed } from './email-therapist-on-own-calendar-failed.js';
import { OwnCalendarAddresses } from './own-calendar-addresses.js';
import { OwnCalendarQuery } from './own-calendar.query.js';
import { ReadOwnCalendarHandler } from './read-own-calendar.js';
import { ReadOwnCalendarsTask } from './read-own-calendars.task.js';
import { RemoveOwnCalendarHandler } from './remove-own-calendar.js';
import { UnreadOwnCalendars } from './unread-own-calendars.js';

/** Providers of therapists' own calendars. */
export const ownCalendarProviders = [
  ConnectOwnCalendarHandler,
  RemoveOwnCalendarHandler,
  ReadOwnCalendarHandler,
  ReadOwnCalendarsTask,
  OwnCalendarAddresses,
  OwnCalendarQuery,
  EmailTherapistOnOwnCalendarFailed,
  UnreadOwnCalendars,
];
