import { Injectable } from '@nestjs/common';
import type { MailSender, MailSenderSource } from '../../platform/mail/mail-sender.js';
import { toHoursLines } from '../opening-hours/opening-hours.js';
import { ShopSettings } from './shop-settings.js';
import { ShopDetails } from '../shop-details/shop-details.dto.js';
import { BusinessHours } from '../opening-hours/business-hours.dto.js';

/** Provides the shop's name, address and hours for mails. */
@Injectable()
export class ShopMailSender implements MailSenderSource {
  constructor(private readonly settings: ShopSettings) {}

  async getSender(): Promise<MailSender> {
    const { name, addressLines, phone, email } = await this.settings.read(ShopDetails);
    return { name, addressLines, phone, email, hours: toHoursLines(await this.settings.read(BusinessHours)) };
  }
}
