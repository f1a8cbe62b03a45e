import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Subscriber, Subscribes } from '../../platform/jobs/subscriber.js';
import type { BookingRequested } from '../domain/booking.events.js';
import { EventLetters } from '../mail/event-letters.js';
import { requestReceived } from '../mail/customer-letters.js';

@Subscribes({ name: 'email-customer-on-booking-requested', lane: 'mail', to: ['BookingRequested'] })
export class EmailCustomerOnBookingRequested implements Subscriber {
  constructor(private readonly letters: EventLetters) {}

  /** One that was confirmed at once has a letter of its own. */
  async handle(event: LoggedEvent<BookingRequested['data']>, em: EntityManager): Promise<void> {
    const { verdict, isPart } = event.data;
    if (verdict !== 'available' && !isPart) await this.letters.toClient(event, em, requestReceived);
  }
}
