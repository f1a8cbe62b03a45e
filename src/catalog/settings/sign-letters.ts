import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Post } from '../../platform/mail/post.js';
import { hoursLines } from './opening-hours.js';
import { ShopSettings } from './shop-settings.js';

/** Letters go out in the shop's name, with its address and hours. */
@Injectable()
export class SignLetters implements OnModuleInit {
  constructor(
    private readonly post: Post,
    private readonly settings: ShopSettings,
  ) {}

  onModuleInit(): void {
    this.post.sender = async () => {
      const { name, addressLines, phone, email } = await this.settings.details();
      return { name, addressLines, phone, email, hours: hoursLines(await this.settings.openingHours()) };
    };
  }
}
