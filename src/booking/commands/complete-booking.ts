import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { isPast, Reservations } from '../../scheduling/index.js';
import { Bookings } from '../bookings.js';
import { complete } from '../domain/booking.decide.js';
import { slotOf } from './slot-of.js';

/** The client came. */
export class CompleteBooking extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly by: Actor,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

@CommandHandler(CompleteBooking)
export class CompleteBookingHandler implements ICommandHandler<CompleteBooking> {
  constructor(
    private readonly bookings: Bookings,
    private readonly reservations: Reservations,
    private readonly clock: ShopClock,
  ) {}

  execute({ bookingId, by, expectedVersion }: CompleteBooking): Promise<void> {
    return this.bookings.change(bookingId, { by, expectedVersion }, async (em, booking) => {
      const slot = slotOf(booking);
      await this.reservations.release(em, bookingId, slot);
      return complete({ hasStarted: isPast(slot.date, slot.time, this.clock.now()) });
    });
  }
}
