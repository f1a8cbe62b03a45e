import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Subscriber, Subscribes } from '../../platform/jobs/subscriber.js';
import type { BookingConfirmed } from '../domain/booking.events.js';
import { EventLetters } from '../mail/event-letters.js';
import { changedForShop, confirmedForShop } from '../mail/shop-letters.js';

@Subscribes({ name: 'email-shop-on-booking-confirmed', lane: 'mail', to: ['BookingConfirmed'] })
export class EmailShopOnBookingConfirmed implements Subscriber {
  constructor(private readonly letters: EventLetters) {}

  /** Of one that was confirmed at once the shop has heard as a new booking. */
  async handle(event: LoggedEvent<BookingConfirmed['data']>, em: EntityManager): Promise<void> {
    const { how } = event.data;
    if (how !== 'at-once') await this.letters.toShop(event, em, how === 'moved' ? changedForShop : confirmedForShop);
  }
}
