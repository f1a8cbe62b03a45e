import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import {
  FindsMailRecipients,
  type MailDelivery,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../platform/mail/mail-recipients.js';
import { BOOKING_LINKS_SUBSCRIBER } from './booking-links/email-client-booking-links.js';
import { notificationRules } from './notification-rules.js';

/** The subscribers that write to clients. */
export const clientSubscribers = [
  ...notificationRules.flatMap(({ name, recipient }) => (recipient === 'client' ? [name] : [])),
  BOOKING_LINKS_SUBSCRIBER,
];

@Injectable()
@FindsMailRecipients()
export class ClientRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  async findRecipients(deliveries: readonly MailDelivery[]): Promise<(MailRecipient | undefined)[]> {
    const own = deliveries.filter(({ subscriber }) => clientSubscribers.includes(subscriber));
    if (own.length === 0) return deliveries.map(() => undefined);
    const rows = await sql<{ id: string; client_email: string | null }>(this.em.fork(), findAddressesSql, [
      own.map(({ stream }) => stream),
    ]);
    const addresses = new Map(rows.map(({ id, client_email }) => [id, client_email]));
    return deliveries.map((delivery) =>
      own.includes(delivery)
        ? { address: addresses.get(delivery.stream) ?? null, recordId: delivery.stream }
        : undefined,
    );
  }
}

const findAddressesSql = /* sql */ `select id, client_email from bookings where id = any ($1::uuid[])`;
