import type { Transaction } from '../../platform/database/pipelining/index.js';
import { type Subscriber, EventSubscriber } from '../../platform/deliveries/subscriber.js';
import { UserInvited, UserInvitedAgain } from '../identity.event-types.js';
import { AccountMailService } from './account-mail.service.js';
import { findAccountRecipients } from './mailed-account.js';

const subscriber = 'email-user-on-invitation';

@EventSubscriber({ name: subscriber, queue: 'mail', events: [UserInvited, UserInvitedAgain] })
export class EmailUserOnInvitation implements Subscriber {
  readonly findRecipients = findAccountRecipients;

  constructor(private readonly mail: AccountMailService) {}

  handle(event: UserInvited | UserInvitedAgain, tx: Transaction): Promise<void> {
    return this.mail.send(event, tx, { purpose: 'invitation', subscriber });
  }
}
