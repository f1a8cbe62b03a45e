import type { EntityManager } from '@mikro-orm/postgresql';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import { BookingStates } from '../queries/booking-states.js';
import { rebuildBookingRows } from './booking-list-row.js';

/** Rebuilds the booking list from the log. Otherwise the transactions that append keep it up to date. */
@RegisterProjection({ name: 'booking_list', tables: ['bookings'], isInline: true })
export class BookingListProjection implements Projection {
  constructor(private readonly states: BookingStates) {}

  applyStreams = (events: readonly RecordedEvent[], em: EntityManager) => this.apply(events, em);

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    await rebuildBookingRows(em, await this.states.loadAfter(em, events));
  }
}
