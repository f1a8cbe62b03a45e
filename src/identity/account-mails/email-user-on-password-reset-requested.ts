import type { Transaction } from '../../platform/database/pipelining/index.js';
import { type Subscriber, EventSubscriber } from '../../platform/deliveries/subscriber.js';
import { PasswordResetRequested } from '../identity.event-types.js';
import { AccountMailService } from './account-mail.service.js';
import { findAccountRecipients } from './mailed-account.js';

const subscriber = 'email-user-on-password-reset-requested';

@EventSubscriber({ name: subscriber, queue: 'mail', events: [PasswordResetRequested] })
export class EmailUserOnPasswordResetRequested implements Subscriber {
  readonly findRecipients = findAccountRecipients;

  constructor(private readonly mail: AccountMailService) {}

  handle(event: PasswordResetRequested, tx: Transaction): Promise<void> {
    return this.mail.send(event, tx, { purpose: 'reset', subscriber });
  }
}
