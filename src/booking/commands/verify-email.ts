import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { visitor } from '../../platform/event-store/actor.js';
import { Reservations } from '../../scheduling/index.js';
import { Bookings } from '../bookings.js';
import { verifyEmail } from '../domain/booking.decide.js';
import { slotOf } from './slot-of.js';

/** The client followed the link in the mail. Confirms the booking where its slot is still free. */
export class VerifyEmail extends Command<void> {
  constructor(readonly bookingId: string) {
    super();
  }
}

@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly bookings: Bookings,
    private readonly reservations: Reservations,
  ) {}

  execute({ bookingId }: VerifyEmail): Promise<void> {
    return this.bookings.change(bookingId, { by: visitor }, async (tx, booking) => {
      const isRequest = booking.situation === 'requested';
      return verifyEmail({ verdict: isRequest ? await this.reservations.hold(tx, bookingId, slotOf(booking)) : 'error' });
    });
  }
}
