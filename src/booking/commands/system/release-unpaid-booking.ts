import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { system } from '../../../kernel/actor.js';
import { BookingRepository } from '../../booking.repository.js';
import { lapseUnpaid } from '../../domain/booking.hold.js';
import { isAwaitingPayment } from '../../domain/booking.rules.js';
import { BookingCanceller } from '../booking-canceller.js';
import { findHeldTogether } from './confirm-paid-booking.js';

/** Cancels a booking whose deposit can no longer be paid, with its visit, and frees the slots. */
export class ReleaseUnpaidBooking extends Command<void> {
  constructor(readonly bookingId: string) {
    super();
  }
}

@CommandHandler(ReleaseUnpaidBooking)
export class ReleaseUnpaidBookingHandler implements ICommandHandler<ReleaseUnpaidBooking> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly canceller: BookingCanceller,
  ) {}

  execute({ bookingId }: ReleaseUnpaidBooking): Promise<void> {
    return this.bookings.changeTogether(
      { by: system },
      (tx) => findHeldTogether(tx, bookingId),
      async (tx, loaded) =>
        loaded.some(({ state }) => isAwaitingPayment(state))
          ? this.canceller.cancel(tx, loaded, lapseUnpaid, system)
          : [],
    );
  }
}
