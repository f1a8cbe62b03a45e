import type { EntityManager } from '@mikro-orm/postgresql';
import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { LoggedEvent } from '../event-store/logged-event.js';

/** Queues that must not wait for each other. */
export type Lane = 'mail' | 'audit';

export const lanes: readonly Lane[] = ['mail', 'audit'];

/** What a subscriber is called, where it queues, and what it must not miss. */
export interface Subscription {
  /** Unique; deliveries and jobs are kept under it. Never renamed while deliveries are open. */
  name: string;
  lane: Lane;
  to: readonly string[] | 'everything';
  /** Its work is a few rows: one job does all that waits, in one transaction. Not for what leaves the house, such as mails. */
  inBatches?: true;
}

/**
 * Does what must happen after an event. Called at least once per event, in the transaction that marks the delivery as
 * done; what it throws is tried again later.
 */
export interface Subscriber {
  handle(event: LoggedEvent, em: EntityManager): Promise<void>;
}

export const subscriptionKey = 'subscription';

/** Marks a provider as the one consumer of its deliveries. */
export const Subscribes = (subscription: Subscription) =>
  applyDecorators(Injectable(), SetMetadata(subscriptionKey, subscription));
