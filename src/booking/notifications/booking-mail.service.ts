import { Injectable } from '@nestjs/common';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { MailService, type OutgoingMail } from '../../platform/mail/mail.service.js';
import { toUnlinkedText } from '../../platform/mail/unlinked-text.js';
import { renderBookingCalendar, getCalendarMethod } from './calendar/booking-calendar.js';
import { toCalendarLinks } from './calendar/calendar-links.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import type { BookingMailTemplate, MailBooking, MailLinks, MailShop } from './mail-types.js';

interface BookingMailRequest {
  booking: MailBooking;
  links: MailLinks;
  /** Instant of the booking's last change. */
  changed: Date;
  /** Id that is unique for each mail, and the same for every attempt to send it. */
  mailId: string;
}

/** Composes the mails about bookings, under the shop's current name. */
@Injectable()
export class BookingMailService {
  constructor(
    private readonly mail: MailService,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  /** Composes a mail to the client. @returns null when the client gave no address */
  async composeForClient(
    template: BookingMailTemplate,
    { booking, links, changed, mailId }: BookingMailRequest,
  ): Promise<OutgoingMail | null> {
    if (!booking.clientEmail) return null;
    const shop = await this.getShop();
    const file = {
      filename: 'booking.ics',
      contentType: `text/calendar; charset=utf-8; method=${getCalendarMethod(booking, shop)}`,
      content: await this.renderCalendar(booking, { changed, links }),
    };
    return {
      content: renderMail(template, { booking, shop, links: this.withCalendars(links, booking, shop) }),
      sender: shop,
      to: { name: toUnlinkedText(`${booking.firstName} ${booking.lastName}`), address: booking.clientEmail },
      attachments: [file],
      mailId,
    };
  }

  /** Composes a mail to the shop. @returns null while the shop has no address of its own */
  async composeForShop(
    template: BookingMailTemplate,
    { booking, links, mailId }: BookingMailRequest,
  ): Promise<OutgoingMail | null> {
    const shop = await this.getShop();
    if (!shop.email) return null;
    const { clientEmail, firstName, lastName } = booking;
    return {
      content: renderMail(template, { booking, shop, links }),
      sender: shop,
      ...(clientEmail && { replyTo: { name: toUnlinkedText(`${firstName} ${lastName}`), address: clientEmail } }),
      to: { name: shop.name, address: shop.email },
      mailId,
    };
  }

  private withCalendars(links: MailLinks, booking: MailBooking, shop: MailShop): MailLinks {
    if (booking.status !== 'confirmed' || booking.isSeries) return links;
    const calendars = toCalendarLinks({
      title: `${booking.serviceName}, ${shop.name}`,
      start: this.clock.toInstant(booking),
      minutes: booking.durationMinutes,
      timeZone: shop.timeZone,
      location: shop.addressLines.join(', '),
      details: `Therapist: ${booking.therapistName}`,
    });
    return { ...links, calendars };
  }

  /** Renders the booking as an .ics file. */
  async renderCalendar(booking: MailBooking, about: Pick<BookingMailRequest, 'changed' | 'links'>): Promise<string> {
    return renderBookingCalendar(booking, await this.getShop(), { start: this.clock.toInstant(booking), ...about });
  }

  /** Returns the shop as mails about bookings show it now. */
  async getShop(): Promise<MailShop> {
    const { acceptCash, acceptCard } = await this.settings.read(PaymentSettings);
    const methods = [...(acceptCash ? ['cash'] : []), ...(acceptCard ? ['card'] : [])].join(' or ');
    return {
      ...(await this.mail.getSender()),
      timeZone: this.config.SHOP_TIME_ZONE,
      paymentMethods: methods.charAt(0).toUpperCase() + methods.slice(1),
    };
  }
}
