import type { Transaction } from '../../platform/database/pipelining/index.js';
import { type Subscriber, EventSubscriber } from '../../platform/deliveries/subscriber.js';
import { UserInvited, UserInvitedAgain } from '../identity.event-types.js';
import { AccountMailService } from './account-mail.service.js';

const subscriber = 'email-user-on-invitation';

@EventSubscriber({ name: subscriber, queue: 'mail', events: [UserInvited, UserInvitedAgain] })
export class EmailUserOnInvitation implements Subscriber {
  constructor(private readonly mail: AccountMailService) {}

  handle(event: UserInvited | UserInvitedAgain, tx: Transaction): Promise<void> {
    return this.mail.send(event, tx, { purpose: 'invitation', subscriber });
  }
}
