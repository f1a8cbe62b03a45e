import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Subscriber, Subscribes } from '../../platform/jobs/subscriber.js';
import type { BookingReopened } from '../domain/booking.events.js';
import { EventLetters } from '../mail/event-letters.js';
import { bookingChanged } from '../mail/customer-letters.js';

@Subscribes({ name: 'email-customer-on-booking-reopened', lane: 'mail', to: ['BookingReopened'] })
export class EmailCustomerOnBookingReopened implements Subscriber {
  constructor(private readonly letters: EventLetters) {}

  async handle(event: LoggedEvent<BookingReopened['data']>, em: EntityManager): Promise<void> {
    if (!event.data.isPart) await this.letters.toClient(event, em, bookingChanged);
  }
}
