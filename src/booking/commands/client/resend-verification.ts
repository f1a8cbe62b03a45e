import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { visitor } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { isPast } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { resendVerification } from '../../domain/client/resend-mail.js';
import { toSlotRequest } from '../to-slot-request.js';

/** Mails the client of a request another link to verify the address. */
export class ResendVerification extends Command<void> {
  constructor(readonly bookingId: string) {
    super();
  }
}

@CommandHandler(ResendVerification)
export class ResendVerificationHandler implements ICommandHandler<ResendVerification> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly clock: ShopClock,
  ) {}

  execute({ bookingId }: ResendVerification): Promise<void> {
    return this.bookings.change(bookingId, { by: visitor }, (_, booking) => {
      const { date, time } = toSlotRequest(booking);
      return resendVerification({ hasStarted: isPast(date, time, this.clock.now()) });
    });
  }
}
