import { Injectable } from '@nestjs/common';
import { toTextNumber } from '../../kernel/phone-number.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { DeliveryDeferredError } from '../../platform/deliveries/delivery-errors.js';
import { EventSubscriber, type Subscriber } from '../../platform/deliveries/subscriber.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { sendsTexts } from '../../platform/text-messages/sends-texts.js';
import { TextGateway } from '../../platform/text-messages/text-gateway.js';
import { BookingLinkService } from '../booking-link.service.js';
import { findClientRecipients, REMINDER_TEXT_SUBSCRIBER } from '../notifications/client-subscribers.js';
import { insertSentTextSql } from '../notifications/sent-messages-sql.js';
import { ClientReminded } from './client-reminded.event-types.js';
import { RemindedBooking } from './reminded-booking.js';
import { renderReminderText } from './reminder-text.js';
import { canBeSent } from './reminder-times.js';

/** Texts clients a reminder of their booking, and asks whether they come. */
@Injectable()
@EventSubscriber({ name: REMINDER_TEXT_SUBSCRIBER, queue: 'text', events: [ClientReminded] })
export class TextClientOnClientReminded implements Subscriber {
  readonly findRecipients = findClientRecipients;

  constructor(
    private readonly bookings: RemindedBooking,
    private readonly gateway: TextGateway,
    private readonly links: BookingLinkService,
    private readonly mail: MailService,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  /** Texts the reminder. @throws DeliveryDeferredError at night, TextSendError, TextRefusedError */
  async handle({ data, eventId, occurredAt }: ClientReminded, tx: Transaction): Promise<void> {
    if (!data.by.includes('text') || !sendsTexts(this.config)) return;
    const booking = await this.bookings.find(tx, data.booking_id, data);
    const to = booking && toTextNumber(booking.clientPhone, this.config.SHOP_COUNTRY);
    if (!booking || !to) return;
    // A gateway that was away until the night wakes nobody.
    if (!canBeSent(occurredAt, this.clock.instant(), this.clock))
      throw new DeliveryDeferredError('It is too late in the day');
    const { name } = await this.mail.getSender();
    const asks = data.kind === 'ahead' && !booking.isAttendanceConfirmed;
    const text = renderReminderText(asks, booking, name, this.links.shortBookingPageUrl(booking.id));
    // First, so that a database that cannot write lets no text go out.
    await sql(tx, insertSentTextSql, [REMINDER_TEXT_SUBSCRIBER, eventId, booking.id, this.clock.instant()]);
    await this.gateway.send({ id: eventId, to, text, names: [booking.firstName, booking.lastName] });
  }
}
