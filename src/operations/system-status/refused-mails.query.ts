import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { NO_ANSWER } from '../../platform/deliveries/late-answers/unknown-attempts.js';
import type { MessageRecipient } from '../../platform/deliveries/message-recipients.js';
import { SubscriberRegistry } from '../../platform/deliveries/subscriber-registry.js';
import { explainRejection } from '../../platform/mail/failures/explain-rejection.js';
import { parseLimit } from '../../platform/mail/limits/mail-limit-error.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { explainTextRejection } from '../../platform/text-messages/explain-text-failures.js';
import type { RefusedMailDto } from './system-status.dto.js';

/** Reads the mails and text messages that their servers refused for good, until they are sent again or dismissed. */
@Injectable()
export class RefusedMailsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailService,
    private readonly subscribers: SubscriberRegistry,
    private readonly clock: ShopClock,
  ) {}

  /** Lists the latest 50. */
  async latest(): Promise<RefusedMailDto[]> {
    const rows = await sql<Row>(this.em.fork(), refusedSql);
    if (rows.length === 0) return [];
    const recipients = await this.findRecipients(rows);
    const { email: shop } = await this.mail.getSender();
    const texts = this.subscribers.inQueue('text').map(({ name }) => name);
    return rows.map((row) => {
      const { subscriber, event_id, event, refusal, refused_ms } = row;
      const channel = texts.includes(subscriber) ? 'text' : 'mail';
      // A mail of a subscriber that names nobody went to the shop itself.
      const recipient = recipients.get(row) ?? { mail: shop || null };
      return {
        channel,
        subscriber,
        event_id,
        event,
        address: recipient[channel] ?? null,
        booking_id: recipient.recordId ?? null,
        is_limited: parseLimit(refusal) !== undefined,
        is_unknown: refusal === NO_ANSWER,
        reason: channel === 'text' ? explainTextRejection(refusal) : explainRejection(refusal),
        reply: refusal,
        refused_at_local: this.clock.formatTimestamp(new Date(Number(refused_ms))),
      };
    });
  }

  /** Finds the recipients of the deliveries whose subscriber knows them. */
  private async findRecipients(rows: readonly Row[]): Promise<Map<Row, Omit<MessageRecipient, 'stream'>>> {
    const found = new Map<Row, Omit<MessageRecipient, 'stream'>>();
    for (const [name, own] of Map.groupBy(rows, ({ subscriber }) => subscriber)) {
      const subscriber = this.subscribers.find(name);
      if (!subscriber || !('handle' in subscriber) || !subscriber.findRecipients) continue;
      const streams = own.map(({ stream }) => stream);
      const recipients = await subscriber.findRecipients(this.em.fork(), streams);
      const byStream = new Map(recipients.map((recipient) => [recipient.stream, recipient]));
      for (const row of own) found.set(row, byStream.get(row.stream) ?? { mail: null });
    }
    return found;
  }
}

interface Row {
  subscriber: string;
  stream: string;
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
