import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Subscriber, Subscribes } from '../../platform/jobs/subscriber.js';
import { EventLetters } from '../mail/event-letters.js';
import { changedForShop } from '../mail/shop-letters.js';

@Subscribes({ name: 'email-shop-on-booking-rescheduled', lane: 'mail', to: ['BookingRescheduled'] })
export class EmailShopOnBookingRescheduled implements Subscriber {
  constructor(private readonly letters: EventLetters) {}

  handle(event: LoggedEvent, em: EntityManager): Promise<void> {
    return this.letters.toShop(event, em, changedForShop);
  }
}
