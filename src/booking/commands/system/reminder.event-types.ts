import type { EventTypes } from '../../../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import type { ReminderReason } from '../../tasks/due-reminders.js';

/** Stored as `ShopReminded`. */
export class RequestReminderSent extends RecordedEvent<{ booking_id: string; because: ReminderReason[] }> {}

/**
 * Events of reminders to the shop. Each has a stream of its own, because a reminder does not change the booking and
 * must cause no version conflict.
 */
export const reminderEventTypes = {
  ShopReminded: {
    event: RequestReminderSent,
    action_type: 'booking_remind',
    kind: 'update',
    details: ['booking_id', 'because'],
  },
} as const satisfies EventTypes;
