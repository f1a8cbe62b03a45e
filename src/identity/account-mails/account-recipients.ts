import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import {
  findOwnRecipients,
  FindsMailRecipients,
  type MailDelivery,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../platform/mail/mail-recipients.js';

@Injectable()
@FindsMailRecipients()
export class AccountRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  findRecipients(deliveries: readonly MailDelivery[]): Promise<(MailRecipient | undefined)[]> {
    const isOwn = (subscriber: string) => subscriber.startsWith('email-user-');
    return findOwnRecipients(deliveries, isOwn, (streams) => sql(this.em.fork(), findAddressesSql, [streams]));
  }
}

const findAddressesSql = /* sql */ `select id as stream, email from users where id = any ($1::uuid[])`;
