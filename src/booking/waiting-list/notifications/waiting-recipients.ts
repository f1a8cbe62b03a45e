import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql.js';
import {
  FindsMailRecipients,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../../platform/mail/mail-recipients.js';
import { offerTextSubscribers } from './offer-texts.js';
import { waitingSubscribers } from './waiting-notifications.js';

/** Finds the recipients of mails and text messages to clients on the waiting list. */
@Injectable()
@FindsMailRecipients()
export class WaitingRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  isOwn(subscriber: string): boolean {
    return waitingSubscribers.includes(subscriber) || offerTextSubscribers.includes(subscriber);
  }

  findRecipients(streams: readonly string[]): Promise<MailRecipient[]> {
    return sql(this.em.fork(), findAddressesSql, [streams]);
  }
}

const findAddressesSql = /* sql */ `
  select id as stream, nullif(client_email, '') as mail, nullif(client_phone, '') as text
  from waiting_list where id = any ($1::uuid[])`;
