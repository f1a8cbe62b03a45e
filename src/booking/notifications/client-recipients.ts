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
import { clientTextSubscribers } from './client-text-subscribers.js';
import { notificationRules } from './notification-rules.js';

/** The subscribers that write to clients. */
export const clientSubscribers = [
  ...notificationRules.flatMap(({ name, recipient }) => (recipient === 'client' ? [name] : [])),
  BOOKING_LINKS_SUBSCRIBER,
];

interface Row {
  stream: string;
  id: string;
  client_email: string | null;
  client_phone: string;
}

@Injectable()
@FindsMailRecipients()
export class ClientRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  async findRecipients(deliveries: readonly MailDelivery[]): Promise<(MailRecipient | undefined)[]> {
    const writers = [...clientSubscribers, ...clientTextSubscribers];
    const own = deliveries.filter(({ subscriber }) => writers.includes(subscriber));
    if (own.length === 0) return deliveries.map(() => undefined);
    const rows = await sql<Row>(this.em.fork(), findAddressesSql, [own.map(({ stream }) => stream)]);
    const clients = new Map(rows.map((row) => [row.stream, row]));
    return deliveries.map((delivery) => {
      if (!own.includes(delivery)) return undefined;
      const client = clients.get(delivery.stream);
      const isText = clientTextSubscribers.includes(delivery.subscriber);
      const address = (isText ? client?.client_phone : client?.client_email) || null;
      return { address, recordId: client?.id ?? delivery.stream };
    });
  }
}

/** Finds the addresses of deliveries. A reminder has a stream of its own, which names its booking. */
const findAddressesSql = /* sql */ `
  select e.stream, b.id, b.client_email, b.client_phone
  from event_log e join bookings b on b.id = coalesce((e.data ->> 'booking_id')::uuid, e.stream)
  where e.stream = any ($1::uuid[]) and e.version = 1`;
