import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Subscriber, Subscribes } from '../../platform/jobs/subscriber.js';
import type { BookingRescheduled } from '../domain/booking.events.js';
import { EventLetters } from '../mail/event-letters.js';
import { changedForShop } from '../mail/shop-letters.js';

@Subscribes({ name: 'email-shop-on-booking-rescheduled', lane: 'mail', to: ['BookingRescheduled'] })
export class EmailShopOnBookingRescheduled implements Subscriber {
  constructor(private readonly letters: EventLetters) {}

  async handle(event: LoggedEvent<BookingRescheduled['data']>, em: EntityManager): Promise<void> {
    if (!event.data.isPart) await this.letters.toShop(event, em, changedForShop);
  }
}
