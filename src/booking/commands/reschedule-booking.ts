import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { Reservations } from '../../scheduling/index.js';
import { Bookings } from '../bookings.js';
import { reschedule } from '../domain/booking.decide.js';
import { slotOf } from './slot-of.js';
import { WhatIsBooked } from './what-is-booked.js';

/** Moves a booking to another time or therapist. A confirmed one moves only to where it stays confirmed. */
export class RescheduleBooking extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly to: { therapistId: string; date: LocalDate; time: LocalTime },
    readonly by: Actor,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

@CommandHandler(RescheduleBooking)
export class RescheduleBookingHandler implements ICommandHandler<RescheduleBooking> {
  constructor(
    private readonly bookings: Bookings,
    private readonly what: WhatIsBooked,
    private readonly reservations: Reservations,
  ) {}

  execute({ bookingId, to, by, expectedVersion }: RescheduleBooking): Promise<void> {
    return this.bookings.change(bookingId, { by, expectedVersion }, async (tx, booking) => {
      const from = slotOf(booking);
      const appointment = await this.what.appointment(tx, to);
      const wanted = { ...appointment, durationMinutes: from.durationMinutes };
      const mustHold = booking.situation === 'confirmed';
      const verdict = await this.reservations.move(tx, bookingId, { from, to: wanted, mustHold });
      return reschedule({ to: appointment, verdict });
    });
  }
}
