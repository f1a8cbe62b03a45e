import { Injectable } from '@nestjs/common';
import { BookingLinkService } from '../../booking/index.js';
import type { LocalDate } from '../../kernel/local-time.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { markIdleSql } from '../../platform/deliveries/delivery-statements.js';
import { EventSubscriber, type Subscriber } from '../../platform/deliveries/subscriber.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { toUnlinkedText } from '../../platform/mail/unlinked-text.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { OnlinePaymentReceived } from '../payments.event-types.js';
import { findPayingRecipients } from './paying-recipients.js';
import { returnedPaymentMail } from './returned-payment-mail.js';

/** Deliveries are stored under this name, so it is never changed. */
const RETURNED_PAYMENT_SUBSCRIBER = 'email-client-on-online-payment-returned';

/** Tells clients that money which they paid online goes back, because no bill took it. */
@Injectable()
@EventSubscriber({ name: RETURNED_PAYMENT_SUBSCRIBER, queue: 'mail', events: [OnlinePaymentReceived] })
export class EmailClientOnOnlinePaymentReturned implements Subscriber {
  readonly findRecipients = findPayingRecipients;

  constructor(
    private readonly links: BookingLinkService,
    private readonly personalData: PersonalData,
    private readonly mail: MailService,
  ) {}

  async findSkippable(events: readonly OnlinePaymentReceived[]): Promise<ReadonlySet<string>> {
    return new Set(events.flatMap(({ eventId, data }) => (findReturned(data) === null ? [eventId] : [])));
  }

  async handle({ eventId, data }: OnlinePaymentReceived, tx: Transaction): Promise<void> {
    const { cents, currency } = data;
    const bookingId = findReturned(data);
    // An erasure waits for the mail, and none is sent after one.
    if (bookingId !== null) await this.personalData.lockKey(tx, bookingId);
    const [booking] = await sql<PaidBooking>(tx, bookingSql, [bookingId]);
    if (bookingId === null || !booking?.email) {
      await sql(tx, markIdleSql, [RETURNED_PAYMENT_SUBSCRIBER, eventId]);
      return;
    }
    const sender = await this.mail.getSender();
    const { serviceName, date } = booking;
    const url = this.links.bookingPageUrl(bookingId);
    await this.mail.send({
      content: renderMail(returnedPaymentMail, { sender, cents, currency, serviceName, date, url }),
      sender,
      to: { name: toUnlinkedText(booking.name), address: booking.email },
      mailId: `${eventId}.client`,
    });
  }
}

/** Returns the booking that was paid for in vain; null where a sale or a certificate took the money, or it is held. */
const findReturned = ({ bookingId, saleId, isDeposit }: OnlinePaymentReceived['data']): string | null =>
  saleId === null && !isDeposit ? bookingId : null;

interface PaidBooking {
  name: string;
  email: string | null;
  serviceName: string;
  date: LocalDate;
}

const bookingSql = /* sql */ `
  select client_name as name, nullif(client_email, '') as email, service_name as "serviceName", booking_date::text as date
  from bookings where id = $1`;
