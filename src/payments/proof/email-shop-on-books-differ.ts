import { Config } from '../../platform/config.js';
import { EventSubscriber, type Subscriber } from '../../platform/deliveries/subscriber.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { booksAlert } from './books-alert.js';
import { BooksProved } from './proof.event-types.js';

/** Mails the shop what a night's proof finds and the one before it did not. */
@EventSubscriber({ name: 'email-shop-on-books-differ', queue: 'mail', events: [BooksProved] })
export class EmailShopOnBooksDiffer implements Subscriber {
  constructor(
    private readonly mail: MailService,
    private readonly config: Config,
  ) {}

  async handle({ eventId, data }: BooksProved): Promise<void> {
    const sender = await this.mail.getSender();
    if (!data.isNew || !sender.email) return;
    const url = new URL('/system', this.config.PUBLIC_URL).href;
    const content = renderMail(booksAlert, { sender, day: data.day, complaints: data.complaints, url });
    await this.mail.send({
      content,
      sender,
      to: { name: sender.name, address: sender.email },
      mailId: `${eventId}.shop`,
    });
  }
}
