import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../../platform/config.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { sql } from '../../../platform/database/sql.js';
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
import { leaveAnswerMail, leaveRequestedMail } from './leave-mails.js';
import { leaveRecipientSql } from './leave-recipient-sql.js';

const SHOP_SUBSCRIBER = 'email-shop-on-leave-requested';
export const THERAPIST_SUBSCRIBER = 'email-therapist-on-leave-decided';

const answers = [LeaveEntered, LeaveApproved, LeaveDeclined, LeaveWithdrawn, LeaveReopened];

/** Mails requests to the shop and answers to therapists, after the time in which both can be undone. */
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
    this.subscribers.register(
      { name: SHOP_SUBSCRIBER, queue, events: [LeaveRequested], userDelayMs },
      { handle: (event) => this.mailShop(event as LeaveRequested) },
    );
    this.subscribers.register(
      { name: THERAPIST_SUBSCRIBER, queue, events: answers, userDelayMs },
      { handle: (event, tx) => this.mailTherapist(event as RecordedEvent<LeaveData>, tx) },
    );
  }

  /** Mails the request to the shop, unless it was withdrawn or decided before. */
  private async mailShop({ stream, eventId, data }: LeaveRequested): Promise<void> {
    const { status, bookings } = await this.leave.byId(stream);
    const sender = await this.mail.getSender();
    if (status !== 'asked' || !sender.email) return;
    const url = this.toUrl('/admindashboard?tab=roster');
    const props = { sender, leave: data, bookings: bookings.length, reply: null, url };
    const content = renderMail(leaveRequestedMail, props);
    await this.mail.send({
      content,
      sender,
      to: { name: sender.name, address: sender.email },
      mailId: `${eventId}.shop`,
    });
  }

  /** Mails the answer to the therapist, unless they did it themselves or it was taken back before the mail. */
  private async mailTherapist(event: RecordedEvent<LeaveData>, tx: Transaction): Promise<void> {
    const { stream, eventId, version, data } = event;
    const params = [stream, version, this.scheduling.OFFICE_MAIL_DELAY_SECONDS];
    const [recipient] = await sql<{ email: string }>(tx, leaveRecipientSql, params);
    if (!recipient) return;
    const { status, reply } = await this.leave.byId(stream);
    const sender = await this.mail.getSender();
    const props = { sender, leave: data, bookings: 0, reply, url: this.toUrl('/staff/schedule') };
    const content = renderMail(leaveAnswerMail(status), props);
    const to = { name: data.therapist_name, address: recipient.email };
    await this.mail.send({ content, sender, to, mailId: `${eventId}.therapist` });
  }

  private toUrl(path: string): string {
    return new URL(path, this.config.PUBLIC_URL).href;
  }
}
