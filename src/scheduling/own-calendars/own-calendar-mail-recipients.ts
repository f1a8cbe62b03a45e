import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import {
  FindsMailRecipients,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../platform/mail/mail-recipients.js';
import { OWN_CALENDAR_MAIL_SUBSCRIBER } from './email-therapist-on-own-calendar-failed.js';

/** Finds the recipients of mails about own calendars: the accounts that their therapists sign in with. */
@Injectable()
@FindsMailRecipients()
export class OwnCalendarMailRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  isOwn(subscriber: string): boolean {
    return subscriber === OWN_CALENDAR_MAIL_SUBSCRIBER;
  }

  findRecipients(streams: readonly string[]): Promise<MailRecipient[]> {
    return sql(this.em.fork(), findAddressesSql, [streams]);
  }
}

const findAddressesSql = /* sql */ `
  select c.id as stream, u.email as mail from own_calendars c
  join therapists t on t.id = c.therapist_id join users u on u.id = t.user_id
  where c.id = any ($1::uuid[])`;
