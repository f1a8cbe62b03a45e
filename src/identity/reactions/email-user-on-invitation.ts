import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Subscriber, Subscribes } from '../../platform/jobs/subscriber.js';
import { AccountPost } from '../accounts/account-post.js';

@Subscribes({ name: 'email-user-on-invitation', lane: 'mail', to: ['UserInvited', 'UserInvitedAgain'] })
export class EmailUserOnInvitation implements Subscriber {
  constructor(private readonly post: AccountPost) {}

  handle(event: LoggedEvent, em: EntityManager): Promise<void> {
    return this.post.send(event, em, 'invitation');
  }
}
