import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import {
  FindsMailRecipients,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../platform/mail/mail-recipients.js';
import { clientSubscribers, clientTextSubscribers } from './client-subscribers.js';

/** Finds the recipients of mails and text messages to the clients of bookings. */
@Injectable()
@FindsMailRecipients()
export class ClientRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  isOwn(subscriber: string): boolean {
    return clientSubscribers.includes(subscriber) || clientTextSubscribers.includes(subscriber);
  }

  findRecipients(streams: readonly string[]): Promise<MailRecipient[]> {
    return sql(this.em.fork(), findAddressesSql, [streams]);
  }
}

/** Finds the addresses by stream. A reminder has a stream of its own, which names its booking. */
const findAddressesSql = /* sql */ `
  select s.stream, coalesce(b.id, s.stream) as "recordId", nullif(b.client_email, '') as mail, nullif(b.client_phone, '') as text
  from unnest($1::uuid[]) as s (stream) left join event_log e on e.stream = s.stream and e.version = 1
  left join bookings b on b.id = coalesce((e.data ->> 'booking_id')::uuid, e.stream)`;
