import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Actor } from '../../../kernel/actor.js';
import { isPast, ReservationService } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { complete } from '../../domain/booking.decide.js';
import { toSlotRequest } from '../to-slot-request.js';

/** Marks a booking as completed. */
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
    private readonly bookings: BookingRepository,
    private readonly reservations: ReservationService,
    private readonly clock: ShopClock,
  ) {}

  execute({ bookingId, by, expectedVersion }: CompleteBooking): Promise<void> {
    return this.bookings.change(bookingId, { by, expectedVersion }, async (tx, booking) => {
      const slot = toSlotRequest(booking);
      this.reservations.release(tx, bookingId, slot);
      return complete({ hasStarted: isPast(slot.date, slot.time, this.clock.now()) });
    });
  }
}
