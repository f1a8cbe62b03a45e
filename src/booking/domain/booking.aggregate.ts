import type { Aggregate } from '../../kernel/aggregate.js';
import type { BookingEvent } from './booking.events.js';
import { type Booking, evolve, initialBooking } from './booking.evolve.js';
import { bookingUpcasters } from './booking.upcasters.js';

export const bookingAggregate: Aggregate<Booking, BookingEvent> = {
  initial: initialBooking,
  evolve,
  upcasters: bookingUpcasters,
};
