import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { SubscriberRegistry } from '../../platform/deliveries/subscriber-registry.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { SchedulingConfig } from '../../scheduling/index.js';
import type { VisitAnnouncement } from '../domain/visits/visit-announcement.js';
import { BookingNotifications } from './booking-notifications.js';
import { findClientRecipients } from './client-subscribers.js';
import { type NotificationRule, notificationRules } from './notification-rules.js';
import { findMessage } from './undoing/due-message.query.js';

/** Registers a subscriber for each notification rule, so that each mail is delivered and retried on its own. Mails about what the office did wait until it can hardly be undone. */
@Injectable()
export class BookingMailSubscribers implements OnApplicationBootstrap {
  constructor(
    private readonly em: EntityManager,
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
        findSkippable: (events) => this.findSkippable(rule, events),
        ...(rule.recipient === 'client' && { findRecipients: findClientRecipients }),
      });
    }
  }

  /** Returns the ids of events that need no mail, those of bookings whose client has no address by now included. */
  private async findSkippable(rule: NotificationRule, events: readonly RecordedEvent[]): Promise<Set<string>> {
    const due = events.filter((event) => findMessage(rule, event) !== null);
    const unreachable = rule.recipient === 'client' ? await this.findUnreachable(rule, due) : [];
    const idle = new Set(events).difference(new Set(due)).union(new Set(unreachable));
    return new Set([...idle].map(({ eventId }) => eventId));
  }

  /**
   * Returns the events of bookings whose client has no address. Events about another booking than their stream, or
   * about several, are looked at when they are sent.
   */
  private async findUnreachable(rule: NotificationRule, events: readonly RecordedEvent[]): Promise<RecordedEvent[]> {
    if (rule.bookingId) return [];
    const ofOne = events.filter(({ data }) => !(data as VisitAnnouncement).announces);
    if (ofOne.length === 0) return [];
    const rows = await sql<{ id: string }>(this.em.fork(), withoutAddressSql, [ofOne.map(({ stream }) => stream)]);
    const streams = new Set(rows.map(({ id }) => id));
    return ofOne.filter(({ stream }) => streams.has(stream));
  }
}

const withoutAddressSql = /* sql */ `select id from bookings where id = any ($1::uuid[]) and client_email is null`;
