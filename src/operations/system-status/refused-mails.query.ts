import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { SubscriberRegistry } from '../../platform/deliveries/subscriber-registry.js';
import { discoverProviders } from '../../platform/discover-providers.js';
import { explainRejection } from '../../platform/mail/failures/explain-rejection.js';
import { parseLimit } from '../../platform/mail/limits/mail-limit-error.js';
import { MailService } from '../../platform/mail/mail.service.js';
import {
  FindsMailRecipients,
  type MailDelivery,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../platform/mail/mail-recipients.js';
import { explainTextRejection } from '../../platform/text-messages/explain-text-failures.js';
import type { RefusedMailDto } from './system-status.dto.js';

/** Reads the mails and text messages that their servers refused for good, until they are sent again or dismissed. */
@Injectable()
export class RefusedMailsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly discovery: DiscoveryService,
    private readonly mail: MailService,
    private readonly subscribers: SubscriberRegistry,
    private readonly clock: ShopClock,
  ) {}

  /** Lists the latest 50. */
  async latest(): Promise<RefusedMailDto[]> {
    const rows = await sql<Row>(this.em.fork(), refusedSql);
    if (rows.length === 0) return [];
    const recipients = await this.findRecipients(rows);
    const texts = this.subscribers.inQueue('text').map(({ name }) => name);
    const channelOf = (subscriber: string) => (texts.includes(subscriber) ? 'text' : 'mail');
    return rows.map(({ subscriber, event_id, event, refusal, refused_ms }, nth) => ({
      channel: channelOf(subscriber),
      subscriber,
      event_id,
      event,
      address: recipients[nth]?.address ?? null,
      booking_id: recipients[nth]?.recordId ?? null,
      is_limited: parseLimit(refusal) !== undefined,
      reason: channelOf(subscriber) === 'text' ? explainTextRejection(refusal) : explainRejection(refusal),
      reply: refusal,
      refused_at_local: this.clock.formatTimestamp(new Date(Number(refused_ms))),
    }));
  }

  /** Finds the recipient of each delivery; one that no module knows went to the shop itself. */
  private async findRecipients(deliveries: readonly MailDelivery[]): Promise<MailRecipient[]> {
    const { email } = await this.mail.getSender();
    const finders = discoverProviders<MailRecipientFinder, void>(this.discovery, FindsMailRecipients);
    const answers = await Promise.all(finders.map(({ instance }) => instance.findRecipients(deliveries)));
    return deliveries.map((_, nth) => answers.map((answer) => answer[nth]).find(Boolean) ?? { address: email || null });
  }
}

interface Row extends MailDelivery {
  event_id: string;
  event: string;
  refusal: string;
  refused_ms: string;
}

const refusedSql = /* sql */ `
  select d.subscriber, d.event_id, e.stream, e.type as event, d.refusal,
    (extract(epoch from d.updated_at) * 1000)::text as refused_ms
  from deliveries d join event_log e using (event_id)
  where d.refusal is not null and d.dismissed_at is null order by d.seq desc, d.subscriber limit 50`;
