import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { ReservationService, type SlotRequest } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { confirm } from '../../domain/booking.decide.js';
import { inRoom } from '../../domain/booking.room.js';
import { OverlapNaming } from '../overlap-naming.js';
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
    private readonly overlaps: OverlapNaming,
  ) {}

  async execute({ bookingId, by, expectedVersion }: ConfirmBooking): Promise<void> {
    let asked: SlotRequest | undefined;
    const change = this.bookings.change(bookingId, { by, expectedVersion }, async (tx, booking) => {
      asked = toSlotRequest(booking);
      const { verdict, roomId } = await this.reservations.hold(tx, bookingId, asked);
      // An already confirmed booking keeps its room when the check finds none free.
      return inRoom(verdict === 'available' ? roomId : undefined, confirm({ verdict }));
    });
    await change.catch((refusal: unknown) => this.overlaps.rethrow(refusal, asked, [bookingId]));
  }
}
