import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Subscriber, Subscribes } from '../../platform/jobs/subscriber.js';
import type { BookingRequested } from '../domain/booking.events.js';
import { EventLetters } from '../mail/event-letters.js';
import { newBooking, newRequest } from '../mail/shop-letters.js';

@Subscribes({ name: 'email-shop-on-booking-requested', lane: 'mail', to: ['BookingRequested'] })
export class EmailShopOnBookingRequested implements Subscriber {
  constructor(private readonly letters: EventLetters) {}

  async handle(event: LoggedEvent<BookingRequested['data']>, em: EntityManager): Promise<void> {
    const { verdict, isPart } = event.data;
    if (!isPart) await this.letters.toShop(event, em, verdict === 'available' ? newBooking : newRequest);
  }
}
