import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Subscriber, Subscribes } from '../../platform/jobs/subscriber.js';
import { EventLetters } from '../mail/event-letters.js';
import { asItStands } from '../mail/customer-letters.js';

@Subscribes({ name: 'email-customer-on-letter-resent', lane: 'mail', to: ['LetterResent'] })
export class EmailCustomerOnLetterResent implements Subscriber {
  constructor(private readonly letters: EventLetters) {}

  handle(event: LoggedEvent, em: EntityManager): Promise<void> {
    return this.letters.toClient(event, em, asItStands);
  }
}
