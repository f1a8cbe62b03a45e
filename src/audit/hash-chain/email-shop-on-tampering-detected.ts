import { Config } from '../../platform/config.js';
import { type Subscriber, EventSubscriber } from '../../platform/deliveries/subscriber.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { ActionLogTamperingDetected } from '../audit.event-types.js';
import { tamperingAlert } from './tampering-alert.js';

@EventSubscriber({ name: 'email-shop-on-action-log-broken', queue: 'mail', events: [ActionLogTamperingDetected] })
export class EmailShopOnTamperingDetected implements Subscriber {
  constructor(
    private readonly mail: MailService,
    private readonly config: Config,
  ) {}

  async handle(event: ActionLogTamperingDetected): Promise<void> {
    const sender = await this.mail.getSender();
    if (!sender.email) return;
    const url = new URL('/admindashboard?tab=action-logs&who=everyone', this.config.PUBLIC_URL).href;
    const { broken_seq: brokenSeq, verified_seq: verifiedSeq, complaint: failure } = event.data;
    const content = renderMail(tamperingAlert, { sender, brokenSeq, verifiedSeq, failure, url });
    await this.mail.send({
      content,
      sender,
      to: { name: sender.name, address: sender.email },
      mailId: `${event.eventId}.shop`,
    });
  }
}
