import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProviders } from '../discover-providers.js';
import { EventTypeRegistry } from '../event-log/event-type-registry.js';
import type { QueueName } from './queue-names.js';
import { type BatchSubscriber, EventSubscriber, type Subscriber, type SubscriptionOptions } from './subscriber.js';

/** A subscription whose event types are given by their stored names. */
interface Subscription {
  name: string;
  queue: QueueName;
  events: readonly string[] | 'all';
  userDelayMs: number;
  systemDelayMs: number;
}

export type RegisteredSingleSubscriber = Subscription & Subscriber;
export type RegisteredBatchSubscriber = Subscription & BatchSubscriber;
export type RegisteredSubscriber = RegisteredSingleSubscriber | RegisteredBatchSubscriber;

/** Whether a subscription includes events of this type. */
export function isSubscribedTo({ events }: Subscription, eventType: string): boolean {
  return events === 'all' || events.includes(eventType);
}

/**
 * Knows the subscribers of all modules. Startup fails when two share a name or one names an unregistered event class.
 */
@Injectable()
export class SubscriberRegistry implements OnApplicationBootstrap {
  private readonly byName = new Map<string, RegisteredSubscriber>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly eventTypes: EventTypeRegistry,
  ) {}

  onApplicationBootstrap(): void {
    const found = discoverProviders<Subscriber | BatchSubscriber, SubscriptionOptions>(this.discovery, EventSubscriber);
    for (const { instance, options } of found) this.register(options, instance);
  }

  all(): RegisteredSubscriber[] {
    return [...this.byName.values()];
  }

  /** Returns a subscriber; undefined when the program that made its deliveries knew it, and this one does not. */
  find(name: string): RegisteredSubscriber | undefined {
    return this.byName.get(name);
  }

  subscribedTo(eventType: string): RegisteredSubscriber[] {
    return this.all().filter((subscriber) => isSubscribedTo(subscriber, eventType));
  }

  inQueue(queue: QueueName): RegisteredSubscriber[] {
    return this.all().filter((subscriber) => subscriber.queue === queue);
  }

  /** Returns a subscriber. @throws Error when no subscriber has this name */
  get(name: string): RegisteredSubscriber {
    const subscriber = this.byName.get(name);
    if (!subscriber) throw new Error(`Deliveries for ${name} wait, but have no subscriber`);
    return subscriber;
  }

  /** Registers a subscription, for a provider with several; `@EventSubscriber` registers one by itself. */
  register(
    { name, queue, events, userDelayMs = 0, systemDelayMs = 0 }: SubscriptionOptions,
    subscriber: Subscriber | BatchSubscriber,
  ): void {
    if (this.byName.has(name)) throw new Error(`Two subscribers share the name ${name}`);
    const types = events === 'all' ? events : events.map((event) => this.eventTypes.getName(event));
    const delays = { userDelayMs, systemDelayMs };
    this.byName.set(name, { name, queue, events: types, ...delays, ...bindHandler(subscriber) });
  }
}

function bindHandler(subscriber: Subscriber | BatchSubscriber): Subscriber | BatchSubscriber {
  if ('handleAll' in subscriber) return { handleAll: (events, tx) => subscriber.handleAll(events, tx) };
  const findSkippable = subscriber.findSkippable?.bind(subscriber);
  const { findRecipients } = subscriber;
  return {
    handle: (event, tx) => subscriber.handle(event, tx),
    ...(findSkippable && { findSkippable }),
    ...(findRecipients && { findRecipients }),
  };
}
