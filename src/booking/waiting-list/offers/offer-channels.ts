import { Injectable } from '@nestjs/common';
import { ReminderSettings, ShopSettings } from '../../../catalog/index.js';
import { toTextNumber } from '../../../kernel/phone-number.js';
import { Config } from '../../../platform/config.js';
import { sendsTexts } from '../../../platform/text-messages/sends-texts.js';

/** Decides how a client on the waiting list can be asked without a call. */
@Injectable()
export class OfferChannels {
  constructor(
    private readonly settings: ShopSettings,
    private readonly config: Config,
  ) {}

  async canReach({ email, phone }: { email: string | null; phone: string }): Promise<boolean> {
    return email !== null || (await this.findTextNumber(phone)) !== null;
  }

  /** Returns the number in E.164 where the shop sends texts and this is a mobile; otherwise null. */
  async findTextNumber(phone: string): Promise<string | null> {
    if (!sendsTexts(this.config) || !(await this.settings.read(ReminderSettings)).by_text) return null;
    return toTextNumber(phone, this.config.SHOP_COUNTRY) ?? null;
  }
}
