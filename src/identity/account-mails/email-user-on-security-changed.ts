import { formatLongDateTime } from '../../kernel/format-date.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { EventSubscriber, type Subscriber } from '../../platform/deliveries/subscriber.js';
import type { RecordedEvent, RecordedEventClass } from '../../platform/event-log/recorded-event.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import {
  PasswordChanged,
  PasswordReset,
  RecoveryCodesRenewed,
  SecondFactorDisabled,
  SecondFactorEnabled,
  SecondFactorReset,
} from '../identity.event-types.js';
import { findAccountRecipients, findMailedAccount } from './mailed-account.js';
import { type SecurityNotice, securityNoticeMail } from './security-notice.js';

const newPassword = {
  title: 'Your password was changed',
  effect: 'You are signed out everywhere else. The new password is needed from now on.',
};

const notices = new Map<RecordedEventClass, SecurityNotice>([
  [PasswordChanged, newPassword],
  [PasswordReset, newPassword],
  [
    SecondFactorEnabled,
    {
      title: 'A second factor was set up',
      effect: 'Signing in now takes a code from an authenticator app. You are signed out everywhere else.',
    },
  ],
  [
    SecondFactorDisabled,
    { title: 'Your second factor was turned off', effect: 'Signing in takes your password alone again.' },
  ],
  [
    SecondFactorReset,
    {
      title: 'Your second factor was reset',
      effect: 'You are signed out everywhere. Signing in takes your password alone until you set up another one.',
    },
  ],
  [
    RecoveryCodesRenewed,
    { title: 'You have new recovery codes', effect: 'The recovery codes from before no longer work.' },
  ],
]);

/**
 * Mails the owner about changes of their security settings, no matter who made them, so that owners notice changes made
 * in their name.
 */
@EventSubscriber({ name: 'email-user-on-security-changed', queue: 'mail', events: [...notices.keys()] })
export class EmailUserOnSecurityChanged implements Subscriber {
  readonly findRecipients = findAccountRecipients;

  constructor(
    private readonly mail: MailService,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  async handle(event: RecordedEvent, tx: Transaction): Promise<void> {
    const account = await findMailedAccount(tx, event.stream);
    const notice = notices.get(event.constructor as RecordedEventClass);
    if (!account || !notice) return;
    const sender = await this.mail.getSender();
    const { email } = account;
    const changedAt = formatLongDateTime(this.clock.toLocal(event.occurredAt));
    const url = new URL('/forgot-password', this.config.PUBLIC_URL).href;
    const content = renderMail(securityNoticeMail, { sender, email, notice, changedAt, url });
    await this.mail.send({ content, sender, to: { name: email, address: email }, mailId: `${event.eventId}.user` });
  }
}
