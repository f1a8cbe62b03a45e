import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { ReservationService } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { undoWalkIn } from '../../domain/walk-in/undo-walk-in.js';
import { readBookingEvents } from '../../queries/timeline/read-booking-events.js';
import { toSlotRequest } from '../to-slot-request.js';

/** Takes a walk-in back, and frees its slot. A repeated request changes nothing more. */
export class UndoWalkIn extends Command<void> {
  /** @param version the version with which the walk-in ended */
  constructor(
    readonly bookingId: string,
    readonly version: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(UndoWalkIn)
export class UndoWalkInHandler implements ICommandHandler<UndoWalkIn> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly reservations: ReservationService,
  ) {}

  execute({ bookingId, version, by }: UndoWalkIn): Promise<void> {
    return this.bookings.change(bookingId, { by }, async (tx, booking) => {
      const decided = undoWalkIn(await readBookingEvents(tx, bookingId), version)(booking);
      if (decided.length > 0) this.reservations.release(tx, bookingId, toSlotRequest(booking));
      return () => decided;
    });
  }
}
