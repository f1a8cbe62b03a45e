import { type MailSender, type MailSenderSource, ProvidesMailSender } from '../../platform/mail/mail-sender.js';
import { toHoursLines } from '../opening-hours/opening-hours.js';
import { ShopSettings } from '../settings/shop-settings.js';

/** Provides the shop's name, address and hours for mails. */
@ProvidesMailSender()
export class ShopMailSender implements MailSenderSource {
  constructor(private readonly settings: ShopSettings) {}

  async getSender(): Promise<MailSender> {
    const { name, addressLines, phone, email } = await this.settings.details();
    return { name, addressLines, phone, email, hours: toHoursLines(await this.settings.openingHours()) };
  }
}
