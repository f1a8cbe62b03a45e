import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../../platform/config.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { sql } from '../../../platform/database/sql.js';
import { recipientsBySql } from '../../../platform/deliveries/message-recipients.js';
import type { Subscriber } from '../../../platform/deliveries/subscriber.js';
import { SubscriberRegistry } from '../../../platform/deliveries/subscriber-registry.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { renderMail } from '../../../platform/mail/render-mail.js';
import { RosterPublished } from '../../roster.event-types.js';
import { SchedulingConfig } from '../../scheduling.config.js';
import { isChangeUndone } from '../roster-change-store.js';
import { rosterPublishedMail } from './roster-published-mail.js';

/**
 * Mails each therapist their new shifts once, as they are when the mail is sent, unless all of them have been taken
 * back. Waits like all mails about changes by the office.
 */
@Injectable()
export class EmailTherapistOnRosterPublished implements Subscriber, OnApplicationBootstrap {
  readonly findRecipients = recipientsBySql(recipientsSql);

  constructor(
    private readonly subscribers: SubscriberRegistry,
    private readonly mail: MailService,
    private readonly config: Config,
    private readonly scheduling: SchedulingConfig,
  ) {}

  onApplicationBootstrap(): void {
    const userDelayMs = this.scheduling.OFFICE_MAIL_DELAY_SECONDS * 1_000;
    this.subscribers.register(
      { name: 'email-therapist-on-roster-published', queue: 'mail', events: [RosterPublished], userDelayMs },
      this,
    );
  }

  async handle({ eventId, data }: RosterPublished, tx: Transaction): Promise<void> {
    if (await isChangeUndone(tx, data.change_id)) return;
    const [account] = await sql<{ email: string }>(tx, accountSql, [data.therapist_id]);
    if (!account) return;
    const shifts = await sql<PublishedShift>(tx, currentShiftsSql, [data.change_id, data.therapist_id]);
    if (shifts.length === 0) return;
    const sender = await this.mail.getSender();
    const url = new URL('/staff/schedule', this.config.PUBLIC_URL).href;
    const { therapist_name: therapist } = data;
    const content = renderMail(rosterPublishedMail, { sender, therapist, shifts, url });
    const to = { name: therapist, address: account.email };
    await this.mail.send({ content, sender, to, mailId: `${eventId}.therapist` });
  }
}

interface PublishedShift {
  roster_date: string;
  shift_hours: string;
}

/** SQL of the shifts that the publication entered and that are still the therapist's. */
const currentShiftsSql = /* sql */ `
  select r.roster_date::text as roster_date, r.shift_hours
  from roster_changes c
  cross join lateral jsonb_array_elements(c.change -> 'roster' -> 'added') added
  join therapist_roster r on r.id = (added ->> 'id')::uuid
  where c.id = $1 and r.therapist_id = $2
  order by r.roster_date, r.shift_start, r.id`;

const accountSql = /* sql */ `
  select u.email from therapists t join users u on u.id = t.user_id and u.disabled_at is null where t.id = $1`;

const recipientsSql = /* sql */ `
  select e.stream, u.email as mail from event_log e
  join therapists t on t.id = (e.data ->> 'therapist_id')::uuid join users u on u.id = t.user_id
  where e.stream = any ($1::uuid[]) and e.type = 'RosterPublished'`;
