import type { Aggregate } from '../../platform/decider.js';
import type { BookingEvent } from './booking.events.js';
import { type Booking, evolve, nothing } from './booking.evolve.js';
import { bookingUpcasters } from './booking.upcasters.js';

export const bookingAggregate: Aggregate<Booking, BookingEvent> = {
  initial: nothing,
  evolve,
  upcasters: bookingUpcasters,
};
