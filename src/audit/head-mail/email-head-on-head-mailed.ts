import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Subscriber, EventSubscriber } from '../../platform/deliveries/subscriber.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { HeadMailed } from '../audit.event-types.js';
import { headMail } from './head-mail.js';

@EventSubscriber({ name: 'email-head-on-head-mailed', queue: 'mail', events: [HeadMailed] })
export class EmailHeadOnHeadMailed implements Subscriber {
  constructor(
    private readonly mail: MailService,
    private readonly clock: ShopClock,
  ) {}

  async handle({ eventId, occurredAt, data: { address, seq, hash, proofs = [] } }: HeadMailed): Promise<void> {
    const sender = await this.mail.getSender();
    const { date } = this.clock.toLocal(occurredAt);
    const content = renderMail(headMail, { sender, date, seq, hash, proofs });
    await this.mail.send({ content, sender, to: { name: sender.name, address }, mailId: `${eventId}.head` });
  }
}
