import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import {
  FindsMailRecipients,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../platform/mail/mail-recipients.js';

/** Finds the recipients of mails about accounts. */
@Injectable()
@FindsMailRecipients()
export class AccountRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  isOwn(subscriber: string): boolean {
    return subscriber.startsWith('email-user-');
  }

  findRecipients(streams: readonly string[]): Promise<MailRecipient[]> {
    return sql(this.em.fork(), findAddressesSql, [streams]);
  }
}

const findAddressesSql = /* sql */ `select id as stream, email as mail from users where id = any ($1::uuid[])`;
