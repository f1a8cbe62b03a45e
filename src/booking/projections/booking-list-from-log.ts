import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Projection, Projects } from '../../platform/relay/projection.js';
import { BookingHistory } from '../queries/booking-history.js';
import { projectBooking } from './booking-list.js';

/** Reads the booking list from the log again. In between it is kept by the transactions that append. */
@Projects({ name: 'booking_list', tables: ['bookings'], isInline: true })
export class BookingListFromLog implements Projection {
  constructor(private readonly history: BookingHistory) {}

  async apply(events: readonly LoggedEvent[], em: EntityManager): Promise<void> {
    for (const booking of await this.history.loaded(em, events)) await projectBooking(em, booking);
  }
}
