import type { LocalDateTime } from '../../kernel/local-time.js';
import type { EventTypes } from '../../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import type { ReminderKind } from './reminder-times.js';

export type ReminderChannel = 'mail' | 'text';

/** A client is reminded of the start that the booking has. */
export class ClientReminded extends RecordedEvent<
  LocalDateTime & { booking_id: string; kind: ReminderKind; by: ReminderChannel[] }
> {}

/**
 * Events of reminders to clients. Each has a stream of its own, because a reminder does not change the booking and must
 * cause no version conflict.
 */
export const clientReminderEventTypes = {
  ClientReminded: {
    event: ClientReminded,
    action_type: 'booking_remind_client',
    kind: 'update',
    details: ['booking_id', 'date', 'time', 'by'],
  },
} as const satisfies EventTypes;
