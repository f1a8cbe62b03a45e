import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { ReservationService } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { confirm } from '../../domain/booking.decide.js';
import { inRoom } from '../../domain/booking.room.js';
import { toSlotRequest } from '../to-slot-request.js';

/** The shop accepts a request. Refused by the reason's name when the slot is gone. */
export class ConfirmBooking extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly by: Actor,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

@CommandHandler(ConfirmBooking)
export class ConfirmBookingHandler implements ICommandHandler<ConfirmBooking> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly reservations: ReservationService,
  ) {}

  execute({ bookingId, by, expectedVersion }: ConfirmBooking): Promise<void> {
    return this.bookings.change(bookingId, { by, expectedVersion }, async (tx, booking) => {
      const { verdict, roomId } = await this.reservations.hold(tx, bookingId, toSlotRequest(booking));
      return inRoom(roomId, confirm({ verdict }));
    });
  }
}
