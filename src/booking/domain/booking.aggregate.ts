import type { Aggregate, Decision } from '../../kernel/aggregate.js';
import type { BookingEvent } from './booking.events.js';
import { evolve } from './booking.evolve.js';
import { type Booking, initialBooking } from './booking.state.js';
import { bookingUpcasters } from './booking.upcasters.js';

export const bookingAggregate: Aggregate<Booking, BookingEvent> = {
  initial: initialBooking,
  evolve,
  upcasters: bookingUpcasters,
};

/** A decision about one booking. */
export type BookingDecision = Decision<Booking, BookingEvent>;
