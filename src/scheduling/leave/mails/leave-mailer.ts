import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../../platform/config.js';
import { sql } from '../../../platform/database/sql.js';
import { markIdleSql } from '../../../platform/deliveries/delivery-statements.js';
import { recipientsBySql } from '../../../platform/deliveries/message-recipients.js';
import type { Subscriber } from '../../../platform/deliveries/subscriber.js';
import { SubscriberRegistry } from '../../../platform/deliveries/subscriber-registry.js';
import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { renderMail } from '../../../platform/mail/render-mail.js';
import {
  LeaveApproved,
  type LeaveData,
  LeaveDeclined,
  LeaveEntered,
  LeaveReopened,
  LeaveRequested,
  LeaveWithdrawn,
} from '../../leave.event-types.js';
import { SchedulingConfig } from '../../scheduling.config.js';
import { LeaveQuery } from '../leave.query.js';
import { leaveAnswerMail, leaveRequestedMail, leaveRequestWithdrawnMail } from './leave-mails.js';
import { awaitEarlierMailsSql, leaveRecipientSql } from './leave-recipient-sql.js';

const REQUESTED_SUBSCRIBER = 'email-shop-on-leave-requested';
const REOPENED_SUBSCRIBER = 'email-shop-on-leave-reopened';
const WITHDRAWN_SUBSCRIBER = 'email-shop-on-leave-withdrawn';
const SHOP_SUBSCRIBERS = [REQUESTED_SUBSCRIBER, REOPENED_SUBSCRIBER, WITHDRAWN_SUBSCRIBER];
const THERAPIST_SUBSCRIBER = 'email-therapist-on-leave-decided';

const answers = [LeaveEntered, LeaveApproved, LeaveDeclined, LeaveWithdrawn, LeaveReopened];

/** Mails requests and their withdrawal to the shop and answers to therapists, after the time in which both can be undone. */
@Injectable()
export class LeaveMailer implements OnApplicationBootstrap {
  constructor(
    private readonly subscribers: SubscriberRegistry,
    private readonly mail: MailService,
    private readonly leave: LeaveQuery,
    private readonly config: Config,
    private readonly scheduling: SchedulingConfig,
  ) {}

  onApplicationBootstrap(): void {
    const userDelayMs = this.scheduling.OFFICE_MAIL_DELAY_SECONDS * 1_000;
    const queue = 'mail' as const;
    for (const [name, events] of [
      [REQUESTED_SUBSCRIBER, [LeaveRequested]],
      [REOPENED_SUBSCRIBER, [LeaveReopened]],
      [WITHDRAWN_SUBSCRIBER, [LeaveWithdrawn]],
    ] as const)
      this.subscribers.register({ name, queue, events, userDelayMs }, this.unlessKnown(name, 'shop'));
    this.subscribers.register(
      { name: THERAPIST_SUBSCRIBER, queue, events: answers, userDelayMs },
      { ...this.unlessKnown(THERAPIST_SUBSCRIBER, 'therapist'), findRecipients: recipientsBySql(recipientsSql) },
    );
  }

  /** Mails the present state, and marks the delivery as idle where the recipient knows it or has no address. */
  private unlessKnown(subscriber: string, recipient: 'shop' | 'therapist'): Subscriber {
    const subscribers = recipient === 'shop' ? SHOP_SUBSCRIBERS : [THERAPIST_SUBSCRIBER];
    return {
      handle: async (event, tx) => {
        const { stream, eventId, version } = event;
        await sql(tx, awaitEarlierMailsSql, [stream, version, subscribers]);
        const params = [stream, version, subscribers, recipient];
        const [found] = await sql<{ email: string | null }>(tx, leaveRecipientSql, params);
        const leave = event as RecordedEvent<LeaveData>;
        const isMailed =
          found && (await (recipient === 'shop' ? this.mailShop(leave) : this.mailTherapist(leave, found.email)));
        if (!isMailed) await sql(tx, markIdleSql, [subscriber, eventId]);
      },
    };
  }

  /** Mails a request, or that it was withdrawn. @returns whether it is undecided and the shop has an address */
  private async mailShop({ stream, eventId, data }: RecordedEvent<LeaveData>): Promise<boolean> {
    const { status, bookings } = await this.leave.byId(stream);
    const sender = await this.mail.getSender();
    if ((status !== 'asked' && status !== 'withdrawn') || !sender.email) return false;
    const url = this.toUrl('/admindashboard?tab=roster');
    const props = { sender, leave: data, bookings: bookings.length, reply: null, url };
    const content = renderMail(status === 'asked' ? leaveRequestedMail : leaveRequestWithdrawnMail, props);
    await this.mail.send({
      content,
      sender,
      to: { name: sender.name, address: sender.email },
      mailId: `${eventId}.shop`,
    });
    return true;
  }

  /** Mails the shop's answer to the therapist. @returns whether they have an address */
  private async mailTherapist(
    { stream, eventId, data }: RecordedEvent<LeaveData>,
    address: string | null,
  ): Promise<boolean> {
    if (!address) return false;
    const { status, reply } = await this.leave.byId(stream);
    const sender = await this.mail.getSender();
    const props = { sender, leave: data, bookings: 0, reply, url: this.toUrl('/staff/schedule') };
    const content = renderMail(leaveAnswerMail(status), props);
    const to = { name: data.therapist_name, address };
    await this.mail.send({ content, sender, to, mailId: `${eventId}.therapist` });
    return true;
  }

  private toUrl(path: string): string {
    return new URL(path, this.config.PUBLIC_URL).href;
  }
}

/** Finds the accounts that therapists sign in with. */
const recipientsSql = /* sql */ `
  select l.id as stream, u.email as mail from leave l join therapists t on t.id = l.therapist_id join users u on u.id = t.user_id
  where l.id = any ($1::uuid[])`;
