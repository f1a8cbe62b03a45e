import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SubscriberRegistry } from '../../platform/deliveries/subscriber-registry.js';
import { BookingNotifications } from './booking-notifications.js';
import { notificationRules } from './notification-rules.js';

/** Registers a subscriber for each notification rule, so that each mail is delivered and retried on its own. */
@Injectable()
export class BookingMailSubscribers implements OnApplicationBootstrap {
  constructor(
    private readonly subscribers: SubscriberRegistry,
    private readonly notifications: BookingNotifications,
  ) {}

  onApplicationBootstrap(): void {
    for (const rule of notificationRules) {
      const subscription = { name: rule.name, queue: 'mail' as const, events: [rule.event] };
      this.subscribers.register(subscription, { handle: (event, em) => this.notifications.notify(rule, event, em) });
    }
  }
}
