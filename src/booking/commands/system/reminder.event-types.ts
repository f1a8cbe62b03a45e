import { updated, type EventTypes } from '../../../platform/event-log/event-type.js';
import { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import type { ReminderReason } from '../../tasks/due-reminders.js';

/** Stored as `ShopReminded`. */
export class RequestReminderSent extends RecordedEvent<{ booking_id: string; because: ReminderReason[] }> {}

const bookingText = '{booking_id@booking}';

/**
 * Events of reminders to the shop. Each has a stream of its own, because a reminder does not change the booking and
 * must cause no version conflict.
 */
export const reminderEventTypes = {
  ShopReminded: updated(
    RequestReminderSent,
    'booking_remind',
    ['booking_id', 'because'],
    `Reminded the shop of ${bookingText}[: {because:list}]`,
  ),
} satisfies EventTypes;
