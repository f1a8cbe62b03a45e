import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../platform/event-store/actor.js';
import { Reservations } from '../../scheduling/index.js';
import { Bookings } from '../bookings.js';
import { cancel } from '../domain/booking.decide.js';
import { slotOf } from './slot-of.js';

/** Ends a living booking, with a reason, and frees its slot. */
export class CancelBooking extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly reason: string,
    readonly by: Actor,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

@CommandHandler(CancelBooking)
export class CancelBookingHandler implements ICommandHandler<CancelBooking> {
  constructor(
    private readonly bookings: Bookings,
    private readonly reservations: Reservations,
  ) {}

  execute({ bookingId, reason, by, expectedVersion }: CancelBooking): Promise<void> {
    return this.bookings.change(bookingId, { by, expectedVersion }, async (tx, booking) => {
      await this.reservations.release(tx, bookingId, slotOf(booking));
      return cancel({ reason });
    });
  }
}
