import { ClientsToCallQuery } from './clients-to-call.query.js';
import { RemindClientHandler } from './remind-client.js';
import { RemindedBooking } from './reminded-booking.js';
import { ReminderChannels } from './reminder-channels.js';
import { ReminderPreviewQuery } from './reminder-preview.query.js';
import { SendClientReminders } from './send-client-reminders.task.js';
import { TextClientOnClientReminded } from './text-client-on-client-reminded.js';

export const reminderProviders = [
  ClientsToCallQuery,
  RemindClientHandler,
  RemindedBooking,
  ReminderChannels,
  ReminderPreviewQuery,
  SendClientReminders,
  TextClientOnClientReminded,
];
