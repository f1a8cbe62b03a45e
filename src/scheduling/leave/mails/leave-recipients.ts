import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql.js';
import {
  FindsMailRecipients,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../../platform/mail/mail-recipients.js';
import { THERAPIST_SUBSCRIBER } from './leave-mailer.js';

/** Finds the recipients of answers about leave: the account that the therapist signs in with. */
@Injectable()
@FindsMailRecipients()
export class LeaveRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  isOwn(subscriber: string): boolean {
    return subscriber === THERAPIST_SUBSCRIBER;
  }

  findRecipients(streams: readonly string[]): Promise<MailRecipient[]> {
    return sql(this.em.fork(), findAddressesSql, [streams]);
  }
}

const findAddressesSql = /* sql */ `
  select l.id as stream, u.email as mail from leave l join therapists t on t.id = l.therapist_id join users u on u.id = t.user_id
  where l.id = any ($1::uuid[])`;
