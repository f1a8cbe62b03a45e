import { Injectable } from '@nestjs/common';
import { BookingLinkService } from '../../booking/index.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { markIdleSql } from '../../platform/deliveries/delivery-statements.js';
import { EventSubscriber, type Subscriber } from '../../platform/deliveries/subscriber.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { toUnlinkedText } from '../../platform/mail/unlinked-text.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { OnlineRefundAsked } from '../payments.event-types.js';
import { depositMail } from './deposit-mail.js';
import { findPayingRecipients } from './paying-recipients.js';

/** Deliveries are stored under this name, so it is never changed. */
const DEPOSIT_SUBSCRIBER = 'email-client-on-deposit-returned';

/** Mails clients that their deposit, or a part of it, goes back, and why. */
@Injectable()
@EventSubscriber({ name: DEPOSIT_SUBSCRIBER, queue: 'mail', events: [OnlineRefundAsked] })
export class EmailClientOnDepositReturned implements Subscriber {
  readonly findRecipients = findPayingRecipients;

  constructor(
    private readonly links: BookingLinkService,
    private readonly personalData: PersonalData,
    private readonly mail: MailService,
  ) {}

  async handle(event: OnlineRefundAsked, tx: Transaction): Promise<void> {
    if (!(await this.mailReturn(event, tx))) await sql(tx, markIdleSql, [DEPOSIT_SUBSCRIBER, event.eventId]);
  }

  /** Mails what goes back. @returns whether there was something to mail, and somebody to mail it to */
  private async mailReturn({ eventId, data }: OnlineRefundAsked, tx: Transaction): Promise<boolean> {
    const { because, cents, currency, bookingId } = data;
    if (!because || bookingId === null) return false;
    // An erasure waits for the mail, and none is sent after one.
    await this.personalData.lockKey(tx, bookingId);
    const [client] = await sql<Row>(tx, clientSql, [bookingId]);
    if (!client?.email) return false;
    const sender = await this.mail.getSender();
    const { name, email: address, booked } = client;
    const url = this.links.bookingPageUrl(bookingId);
    await this.mail.send({
      content: renderMail(depositMail, { sender, because, cents, currency, booked, url }),
      sender,
      to: { name: toUnlinkedText(name), address },
      mailId: `${eventId}.client`,
    });
    return true;
  }
}

interface Row {
  name: string;
  email: string | null;
  booked: string;
}

const clientSql = /* sql */ `
  select client_name as name, nullif(client_email, '') as email,
    service_name || ', ' || to_char(booking_date, 'FMDD Mon YYYY') as booked
  from bookings where id = $1`;
