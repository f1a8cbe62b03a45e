import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql.js';
import {
  FindsMailRecipients,
  type MailDelivery,
  type MailRecipient,
  type MailRecipientFinder,
} from '../../../platform/mail/mail-recipients.js';
import { THERAPIST_SUBSCRIBER } from './leave-mailer.js';

/** Where answers about leave go: the account that the therapist signs in with. */
@Injectable()
@FindsMailRecipients()
export class LeaveRecipients implements MailRecipientFinder {
  constructor(private readonly em: EntityManager) {}

  async findRecipients(deliveries: readonly MailDelivery[]): Promise<(MailRecipient | undefined)[]> {
    const isOwn = ({ subscriber }: MailDelivery) => subscriber === THERAPIST_SUBSCRIBER;
    const streams = deliveries.filter(isOwn).map(({ stream }) => stream);
    if (streams.length === 0) return deliveries.map(() => undefined);
    const rows = await sql<{ id: string; email: string }>(this.em.fork(), findAddressesSql, [streams]);
    const addresses = new Map(rows.map(({ id, email }) => [id, email]));
    return deliveries.map((delivery) =>
      isOwn(delivery) ? { address: addresses.get(delivery.stream) ?? null } : undefined,
    );
  }
}

const findAddressesSql = /* sql */ `
  select l.id, u.email from leave l join therapists t on t.id = l.therapist_id join users u on u.id = t.user_id
  where l.id = any ($1::uuid[])`;
