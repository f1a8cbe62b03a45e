import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql.js';
import {
  FindsMailRecipients,
  type MailDelivery,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../../platform/mail/mail-recipients.js';
import { offerTextSubscribers } from './offer-texts.js';
import { waitingSubscribers } from './waiting-notifications.js';

interface Row {
  id: string;
  client_email: string | null;
  client_phone: string;
}

@Injectable()
@FindsMailRecipients()
export class WaitingRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  async findRecipients(deliveries: readonly MailDelivery[]): Promise<(MailRecipient | undefined)[]> {
    const own = deliveries.filter(({ subscriber }) =>
      [...waitingSubscribers, ...offerTextSubscribers].includes(subscriber),
    );
    if (own.length === 0) return deliveries.map(() => undefined);
    const rows = await sql<Row>(this.em.fork(), findAddressesSql, [own.map(({ stream }) => stream)]);
    const addresses = new Map(rows.map((row) => [row.id, row]));
    return deliveries.map((delivery) => {
      if (!own.includes(delivery)) return undefined;
      const { client_email = null, client_phone = '' } = addresses.get(delivery.stream) ?? {};
      return { address: (offerTextSubscribers.includes(delivery.subscriber) ? client_phone : client_email) || null };
    });
  }
}

const findAddressesSql = /* sql */ `select id, client_email, client_phone from waiting_list where id = any ($1::uuid[])`;
