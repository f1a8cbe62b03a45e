import {
  BookingCancelled,
  BookingChangeUndone,
  BookingCompleted,
  BookingConfirmed,
  BookingLengthChanged,
  BookingPriceChanged,
  BookingReopened,
  BookingRequested,
  BookingRescheduled,
  BookingServiceChanged,
  NoShowRecorded,
} from '../../booking/index.js';
import { PaymentTaken, RefundGiven, SaleVoided } from '../../payments/index.js';
import type { RecordedEvent, RecordedEventClass } from '../../platform/event-log/recorded-event.js';
import { WebhookTested } from '../integrations.event-types.js';

/** Types of messages that endpoints can ask for, with the events that each is about. */
const EVENTS_BY_TYPE = {
  'booking.requested': [BookingRequested],
  'booking.confirmed': [BookingConfirmed],
  'booking.moved': [BookingRescheduled],
  'booking.changed': [BookingServiceChanged, BookingPriceChanged, BookingLengthChanged, BookingChangeUndone],
  'booking.reopened': [BookingReopened],
  'booking.completed': [BookingCompleted],
  'booking.no_show': [NoShowRecorded],
  'booking.cancelled': [BookingCancelled],
  'payment.taken': [PaymentTaken],
  'payment.refunded': [RefundGiven],
  'payment.voided': [SaleVoided],
} as const satisfies Record<string, readonly RecordedEventClass[]>;

export type WebhookType = keyof typeof EVENTS_BY_TYPE;
export const WEBHOOK_TYPES = Object.keys(EVENTS_BY_TYPE) as WebhookType[];

/** Type of the message that tries an endpoint out, whatever it has asked for. */
const TEST_TYPE = 'webhook.test';

const typesByEvent = new Map<unknown, string>(
  Object.entries(EVENTS_BY_TYPE).flatMap(([type, events]) => events.map((event) => [event, type] as const)),
);

export const announcedEvents: readonly RecordedEventClass[] = [...Object.values(EVENTS_BY_TYPE).flat(), WebhookTested];

export const toWebhookType = (event: RecordedEvent): string => typesByEvent.get(event.constructor) ?? TEST_TYPE;

/** Returns what is sent about an event: what it was, when, and the id to ask by. Never anything about a person. */
export function toPayload(event: RecordedEvent): string {
  const type = toWebhookType(event);
  const id = type.startsWith('booking.')
    ? { booking_id: event.stream }
    : type.startsWith('payment.')
      ? { sale_id: event.stream }
      : {};
  return JSON.stringify({ type, timestamp: event.occurredAt.toISOString(), data: id });
}
