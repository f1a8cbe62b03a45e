import type { EntityManager } from '@mikro-orm/postgresql';
import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Transaction } from '../database/transaction.js';
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
}

/** Whether a subscription is to events of this type. */
export function wants({ to }: Subscription, eventType: string): boolean {
  return to === 'everything' || to.includes(eventType);
}

/**
 * Does what must happen after an event. Called at least once per event, in the transaction that marks the delivery as
 * done; what it throws is tried again later.
 */
export interface Subscriber {
  handle(event: LoggedEvent, em: EntityManager): Promise<void>;
}

/**
 * The same for work that is a few rows, and not for what leaves the house, such as mails: all that waits is done at once, in
 * the log's order, as soon as it has its place there. Where one event fails, each comes again alone.
 */
export interface BatchSubscriber {
  handleAll(events: readonly LoggedEvent[], tx: Transaction): Promise<void>;
}

export const subscriptionKey = 'subscription';

/** Marks a provider, a Subscriber or a BatchSubscriber, as the one consumer of its deliveries. */
export const Subscribes = (subscription: Subscription) =>
  applyDecorators(Injectable(), SetMetadata(subscriptionKey, subscription));
