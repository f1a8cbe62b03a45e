import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { BookingRepository } from '../../booking.repository.js';
import { cancel } from '../../domain/booking.decide.js';
import { requireBooking } from '../../domain/booking.rules.js';
import { OpeningKeeper } from '../../waiting-list/offers/opening-keeper.js';
import { toSlotRequest } from '../to-slot-request.js';
import { VisitNeighbours } from '../visits/visit-neighbours.js';

/** Cancels an open booking with a reason, and frees its slot for the waiting list. */
export class CancelBooking extends Command<void> {
  /** @param notifyClient whether the client gets a mail about it */
  constructor(
    readonly bookingId: string,
    readonly reason: string,
    readonly by: Actor,
    readonly expectedVersion?: number,
    readonly notifyClient = true,
  ) {
    super();
  }
}

@CommandHandler(CancelBooking)
export class CancelBookingHandler implements ICommandHandler<CancelBooking> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly openings: OpeningKeeper,
    private readonly neighbours: VisitNeighbours,
  ) {}

  execute({ bookingId, reason, by, expectedVersion, notifyClient }: CancelBooking): Promise<void> {
    return this.bookings.change(bookingId, { by, expectedVersion }, async (tx, booking) => {
      const slot = toSlotRequest(booking);
      await this.openings.release(tx, [{ bookingId, day: slot }], by);
      await this.neighbours.restorePreviousCleanup(tx, bookingId, requireBooking(booking).visit, slot);
      return cancel({ reason, notifyClient });
    });
  }
}
