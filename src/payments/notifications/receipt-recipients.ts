import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import {
  FindsMailRecipients,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../platform/mail/mail-recipients.js';
import { RETURNED_PAYMENT_SUBSCRIBER } from './email-client-on-online-payment-returned.js';
import { RECEIPT_SUBSCRIBER } from './email-client-on-paper-issued.js';

/** Finds the recipients of mails about money: the clients of the bookings that was paid for. */
@Injectable()
@FindsMailRecipients()
export class ReceiptRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  isOwn(subscriber: string): boolean {
    return [RECEIPT_SUBSCRIBER, RETURNED_PAYMENT_SUBSCRIBER].includes(subscriber);
  }

  findRecipients(streams: readonly string[]): Promise<MailRecipient[]> {
    return sql(this.em.fork(), findAddressesSql, [streams]);
  }
}

const findAddressesSql = /* sql */ `
  select e.stream, b.id as "recordId", nullif(b.client_email, '') as mail
  from event_log e join bookings b on b.id = (e.data ->> 'bookingId')::uuid
  where e.stream = any ($1::uuid[]) and e.version = 1`;
