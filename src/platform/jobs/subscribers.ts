import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { EventCatalogue } from '../event-store/event-catalogue.js';
import { type BatchSubscriber, type Lane, type Subscriber, type Subscription, subscriptionKey, wants } from './subscriber.js';

export type RegisteredSubscriber = Subscription & (Subscriber | BatchSubscriber);
export type RegisteredBatchSubscriber = Subscription & BatchSubscriber;

/** Every subscriber of every module. The application does not start when two share a name or one waits for an unknown event. */
@Injectable()
export class Subscribers implements OnApplicationBootstrap {
  private readonly byName = new Map<string, RegisteredSubscriber>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    private readonly catalogue: EventCatalogue,
  ) {}

  onApplicationBootstrap(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const subscription =
        metatype && this.reflector.get<Subscription | undefined>(subscriptionKey, metatype as new () => unknown);
      if (subscription) this.register(subscription, instance as Subscriber | BatchSubscriber);
    }
  }

  all(): RegisteredSubscriber[] {
    return [...this.byName.values()];
  }

  to(eventType: string): RegisteredSubscriber[] {
    return this.all().filter((subscriber) => wants(subscriber, eventType));
  }

  in(lane: Lane): RegisteredSubscriber[] {
    return this.all().filter((subscriber) => subscriber.lane === lane);
  }

  /** @throws Error when nobody consumes under this name */
  named(name: string): RegisteredSubscriber {
    const subscriber = this.byName.get(name);
    if (!subscriber) throw new Error(`Deliveries for ${name} wait, but nobody consumes them`);
    return subscriber;
  }

  private register(subscription: Subscription, subscriber: Subscriber | BatchSubscriber): void {
    if (this.byName.has(subscription.name)) throw new Error(`Two consumers share the name ${subscription.name}`);
    if (subscription.to !== 'everything') for (const type of subscription.to) this.catalogue.entryOf(type);
    this.byName.set(subscription.name, { ...subscription, ...handlerOf(subscriber) });
  }
}

function handlerOf(subscriber: Subscriber | BatchSubscriber): Subscriber | BatchSubscriber {
  if ('handleAll' in subscriber) return { handleAll: (events, tx) => subscriber.handleAll(events, tx) };
  return { handle: (event, em) => subscriber.handle(event, em) };
}
