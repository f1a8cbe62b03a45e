import type { EntityManager } from '@mikro-orm/postgresql';
import { type Subscriber, EventSubscriber } from '../../platform/deliveries/subscriber.js';
import { UserInvited, UserInvitedAgain } from '../identity.event-types.js';
import { AccountMailService } from './account-mail.service.js';

const subscriber = 'email-user-on-invitation';

@EventSubscriber({ name: subscriber, queue: 'mail', events: [UserInvited, UserInvitedAgain] })
export class EmailUserOnInvitation implements Subscriber {
  constructor(private readonly mail: AccountMailService) {}

  handle(event: UserInvited | UserInvitedAgain, em: EntityManager): Promise<void> {
    return this.mail.send(event, em, { purpose: 'invitation', subscriber });
  }
}
