import { Config } from '../../platform/config.js';
import { type Subscriber, EventSubscriber } from '../../platform/deliveries/subscriber.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { TestMailRequested } from '../setup.event-types.js';
import { testMail } from './test-mail.js';

@EventSubscriber({ name: 'email-admin-on-test-mail-requested', queue: 'mail', events: [TestMailRequested] })
export class EmailAdminOnTestMailRequested implements Subscriber {
  constructor(
    private readonly mail: MailService,
    private readonly config: Config,
  ) {}

  async handle({ eventId, data: { email, mail_id } }: TestMailRequested): Promise<void> {
    const sender = await this.mail.getSender();
    const url = new URL('/admindashboard', this.config.PUBLIC_URL);
    url.searchParams.set('test_mail', mail_id);
    const content = renderMail(testMail, { sender, url: url.href });
    await this.mail.send({ content, sender, to: { name: email, address: email }, mailId: eventId });
  }
}
