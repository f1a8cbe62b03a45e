import { DiscoveryService } from '@nestjs/core';
import type { Transaction } from '../database/pipelining/index.js';
import type { RecordedEvent, RecordedEventClass } from '../event-log/recorded-event.js';
import type { FindRecipients } from './message-recipients.js';
import type { QueueName } from './queue-names.js';

/** A subscriber's name, queue and events. */
export interface SubscriptionOptions {
  /** Unique name under which deliveries and jobs are stored. It is never changed while deliveries are open. */
  name: string;
  queue: QueueName;
  events: readonly RecordedEventClass[] | 'all';
  /**
   * Time after which events of signed-in users are handled, so that they can take them back before. 0 when left out.
   */
  userDelayMs?: number;
  /** Time after which events of the system are handled, where they follow from what a user did. 0 when left out. */
  systemDelayMs?: number;
}

/**
 * Work that must happen after an event. Called at least once per event, in the transaction that marks the delivery as
 * done; retried later when it throws.
 */
export interface Subscriber {
  handle(event: RecordedEvent, tx: Transaction): Promise<void>;

  /**
   * Returns the ids of events for which nothing is to be done, such as a mail to somebody without an address: their
   * deliveries are done without a job. Called once for all events that are queued together. None when left out.
   */
  findSkippable?(events: readonly RecordedEvent[]): Promise<ReadonlySet<string>>;

  /** Finds whom it writes to, so that a refused message can be shown with its address. The shop itself when left out. */
  readonly findRecipients?: FindRecipients;
}

/**
 * Handles all pending events in one batch, in sequence order. For database writes only, not for side effects such as
 * email. If the batch fails, its events are retried one by one.
 */
export interface BatchSubscriber {
  handleAll(events: readonly RecordedEvent[], tx: Transaction): Promise<void>;
}

/** Marks a provider, a Subscriber or a BatchSubscriber, as the one subscriber of its deliveries. */
export const EventSubscriber = DiscoveryService.createDecorator<SubscriptionOptions>();
