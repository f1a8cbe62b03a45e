import { bookingEventTypes } from './booking.event-types.js';
import { exportEventTypes } from './commands/back-office/export.event-types.js';
import { reminderEventTypes } from './commands/system/reminder.event-types.js';
import { relocationEventTypes } from './relocation/relocation.event-types.js';
import { clientReminderEventTypes } from './reminders/client-reminded.event-types.js';
import { roomEventTypes } from './rooms/room.event-types.js';
import { calendarLinkEventTypes } from './therapist-calendar/calendar-link.event-types.js';
import { waitingListEventTypes } from './waiting-list/waiting-list.event-types.js';

/** Events that this module writes to the log, about bookings and beside them. */
export const loggedEventTypes = {
  ...bookingEventTypes,
  ...exportEventTypes,
  ...reminderEventTypes,
  ...clientReminderEventTypes,
  ...waitingListEventTypes,
  ...roomEventTypes,
  ...calendarLinkEventTypes,
  ...relocationEventTypes,
};
