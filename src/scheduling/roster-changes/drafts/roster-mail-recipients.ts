import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql.js';
import {
  FindsMailRecipients,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../../platform/mail/mail-recipients.js';
import { ROSTER_MAIL_SUBSCRIBER } from './email-therapist-on-roster-published.js';

/** Finds the recipients of mails about published rosters. */
@Injectable()
@FindsMailRecipients()
export class RosterMailRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  isOwn(subscriber: string): boolean {
    return subscriber === ROSTER_MAIL_SUBSCRIBER;
  }

  findRecipients(streams: readonly string[]): Promise<MailRecipient[]> {
    return sql(this.em.fork(), findAddressesSql, [streams]);
  }
}

const findAddressesSql = /* sql */ `
  select e.stream, u.email as mail from event_log e
  join therapists t on t.id = (e.data ->> 'therapist_id')::uuid join users u on u.id = t.user_id
  where e.stream = any ($1::uuid[]) and e.type = 'RosterPublished'`;
