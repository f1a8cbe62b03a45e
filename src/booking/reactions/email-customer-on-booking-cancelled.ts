import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Subscriber, Subscribes } from '../../platform/jobs/subscriber.js';
import { EventLetters } from '../mail/event-letters.js';
import { bookingCancelled } from '../mail/customer-letters.js';

@Subscribes({ name: 'email-customer-on-booking-cancelled', lane: 'mail', to: ['BookingCancelled'] })
export class EmailCustomerOnBookingCancelled implements Subscriber {
  constructor(private readonly letters: EventLetters) {}

  handle(event: LoggedEvent, em: EntityManager): Promise<void> {
    return this.letters.toClient(event, em, bookingCancelled);
  }
}
