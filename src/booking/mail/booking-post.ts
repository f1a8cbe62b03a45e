import { Injectable } from '@nestjs/common';
import { ShopSettings } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { Post } from '../../platform/mail/post.js';
import { bookingCalendar, calendarMethod } from './booking-calendar.js';
import type { Letter, MailBooking, MailLinks, MailShop } from './mail-types.js';

interface Sending {
  booking: MailBooking;
  links: MailLinks;
  /** When the booking last changed. */
  changed: Date;
  /** Tells this mail from every other, and stays when it is tried again. */
  mailId: string;
}

/** Sends the letters about bookings, in the shop's name as it is now. */
@Injectable()
export class BookingPost {
  constructor(
    private readonly post: Post,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  /** @returns false when the client gave no address; @throws Error when the mail could not be handed over */
  async toClient(letter: Letter, { booking, links, changed, mailId }: Sending): Promise<boolean> {
    if (!booking.clientEmail) return false;
    const shop = await this.shop();
    const file = {
      filename: 'booking.ics',
      contentType: `text/calendar; charset=utf-8; method=${calendarMethod(booking)}`,
      content: await this.calendar(booking, { changed, links }),
    };
    await this.post.send({
      letter: letter(booking, shop, links),
      sender: shop,
      to: { name: `${booking.firstName} ${booking.lastName}`, address: booking.clientEmail },
      attachments: [file],
      mailId,
    });
    return true;
  }

  /** @returns false while the shop has no address of its own; @throws Error when the mail could not be handed over */
  async toShop(letter: Letter, { booking, links, mailId }: Sending): Promise<boolean> {
    const shop = await this.shop();
    if (!shop.email) return false;
    const { clientEmail, firstName, lastName } = booking;
    await this.post.send({
      letter: letter(booking, shop, links),
      sender: shop,
      ...(clientEmail && { replyTo: { name: `${firstName} ${lastName}`, address: clientEmail } }),
      to: { name: shop.name, address: shop.email },
      mailId,
    });
    return true;
  }

  /** The booking as an .ics file. */
  async calendar(booking: MailBooking, about: Pick<Sending, 'changed' | 'links'>): Promise<string> {
    return bookingCalendar(booking, await this.shop(), { start: this.clock.instantOf(booking), ...about });
  }

  private async shop(): Promise<MailShop> {
    const { acceptCash, acceptCard } = await this.settings.paymentSettings();
    const methods = [...(acceptCash ? ['cash'] : []), ...(acceptCard ? ['card'] : [])].join(' or ');
    return {
      ...(await this.post.sender()),
      timeZone: this.config.SHOP_TIME_ZONE,
      cancellationHours: (await this.settings.cancellationPolicy()).hoursBeforeBooking,
      paymentMethods: methods.charAt(0).toUpperCase() + methods.slice(1),
    };
  }
}
