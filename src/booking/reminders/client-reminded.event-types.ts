import type { LocalDateTime } from '../../kernel/local-time.js';
import { updated, type EventTypes } from '../../platform/event-log/event-type.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import type { ReminderKind } from './reminder-times.js';

export type ReminderChannel = 'mail' | 'text';

/** A client is reminded of the start that the booking has. */
export class ClientReminded extends RecordedEvent<
  LocalDateTime & { booking_id: string; kind: ReminderKind; by: ReminderChannel[] }
> {}

const bookingText = '{booking_id@booking}';

/**
 * Events of reminders to clients. Each has a stream of its own, because a reminder does not change the booking and must
 * cause no version conflict.
 */
export const clientReminderEventTypes = {
  ClientReminded: updated(
    ClientReminded,
    'booking_remind_client',
    ['booking_id', 'date', 'time', 'by'],
    `Reminded the client of ${bookingText}[ by {by:list}]`,
  ),
} satisfies EventTypes;
