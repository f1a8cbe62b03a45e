import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql.js';
import {
  FindsMailRecipients,
  type MailDelivery,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../../platform/mail/mail-recipients.js';
import { waitingSubscribers } from './waiting-notifications.js';

@Injectable()
@FindsMailRecipients()
export class WaitingRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  async findRecipients(deliveries: readonly MailDelivery[]): Promise<(MailRecipient | undefined)[]> {
    const own = deliveries.filter(({ subscriber }) => waitingSubscribers.includes(subscriber));
    if (own.length === 0) return deliveries.map(() => undefined);
    const rows = await sql<{ id: string; client_email: string | null }>(this.em.fork(), findAddressesSql, [
      own.map(({ stream }) => stream),
    ]);
    const addresses = new Map(rows.map(({ id, client_email }) => [id, client_email]));
    return deliveries.map((delivery) =>
      own.includes(delivery) ? { address: addresses.get(delivery.stream) ?? null } : undefined,
    );
  }
}

const findAddressesSql = /* sql */ `select id, client_email from waiting_list where id = any ($1::uuid[])`;
