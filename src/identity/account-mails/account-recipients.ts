import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import {
  FindsMailRecipients,
  type MailDelivery,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../platform/mail/mail-recipients.js';

@Injectable()
@FindsMailRecipients()
export class AccountRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  async findRecipients(deliveries: readonly MailDelivery[]): Promise<(MailRecipient | undefined)[]> {
    const isOwn = ({ subscriber }: MailDelivery) => subscriber.startsWith('email-user-');
    const rows = await sql<{ id: string; email: string }>(this.em.fork(), findAddressesSql, [
      deliveries.filter(isOwn).map(({ stream }) => stream),
    ]);
    const addresses = new Map(rows.map(({ id, email }) => [id, email]));
    return deliveries.map((delivery) =>
      isOwn(delivery) ? { address: addresses.get(delivery.stream) ?? null } : undefined,
    );
  }
}

const findAddressesSql = /* sql */ `select id, email from users where id = any ($1::uuid[])`;
