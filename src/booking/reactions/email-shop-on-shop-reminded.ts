import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Subscriber, Subscribes } from '../../platform/jobs/subscriber.js';
import { EventLetters } from '../mail/event-letters.js';
import { requestWaits } from '../mail/shop-letters.js';
import type { ReminderCause } from '../reminders/reminders-due.js';

@Subscribes({ name: 'email-shop-on-shop-reminded', lane: 'mail', to: ['ShopReminded'] })
export class EmailShopOnShopReminded implements Subscriber {
  constructor(private readonly letters: EventLetters) {}

  handle(event: LoggedEvent<{ booking_id: string; because: ReminderCause[] }>, em: EntityManager): Promise<void> {
    const { booking_id, because } = event.data;
    return this.letters.remindShop(event, em, { bookingId: booking_id, letter: requestWaits(because) });
  }
}
