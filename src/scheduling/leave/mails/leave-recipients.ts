import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql.js';
import {
  findOwnRecipients,
  FindsMailRecipients,
  type MailDelivery,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../../platform/mail/mail-recipients.js';
import { THERAPIST_SUBSCRIBER } from './leave-mailer.js';

/** Finds the recipients of answers about leave: the account that the therapist signs in with. */
@Injectable()
@FindsMailRecipients()
export class LeaveRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  findRecipients(deliveries: readonly MailDelivery[]): Promise<(MailRecipient | undefined)[]> {
    const isOwn = (subscriber: string) => subscriber === THERAPIST_SUBSCRIBER;
    return findOwnRecipients(deliveries, isOwn, (streams) => sql(this.em.fork(), findAddressesSql, [streams]));
  }
}

const findAddressesSql = /* sql */ `
  select l.id as stream, u.email from leave l join therapists t on t.id = l.therapist_id join users u on u.id = t.user_id
  where l.id = any ($1::uuid[])`;
