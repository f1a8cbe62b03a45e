import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SubscriberRegistry } from '../../platform/deliveries/subscriber-registry.js';
import { BookingNotifications, findMessage } from './booking-notifications.js';
import { notificationRules } from './notification-rules.js';
import { SchedulingConfig } from '../../scheduling/index.js';

/** Registers a subscriber for each notification rule, so that each mail is delivered and retried on its own. Mails about what the office did wait until it can hardly be undone. */
@Injectable()
export class BookingMailSubscribers implements OnApplicationBootstrap {
  constructor(
    private readonly subscribers: SubscriberRegistry,
    private readonly notifications: BookingNotifications,
    private readonly config: SchedulingConfig,
  ) {}

  onApplicationBootstrap(): void {
    const delayMs = this.config.OFFICE_MAIL_DELAY_SECONDS * 1_000;
    for (const rule of notificationRules) {
      const userDelayMs = rule.isAskedFor ? 0 : delayMs;
      const subscription = { name: rule.name, queue: 'mail' as const, events: [rule.event], userDelayMs };
      this.subscribers.register(subscription, {
        handle: (event, em) => this.notifications.notify(rule, event, em),
        isConcernedBy: (event) => findMessage(rule, event) !== null,
      });
    }
  }
}
