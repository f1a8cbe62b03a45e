import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Actor } from '../../../kernel/actor.js';
import { isPast } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { resendMail } from '../../domain/client/resend-mail.js';
import { toSlotRequest } from '../to-slot-request.js';

/** Mails the client the booking's current status once more. */
export class ResendMail extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ResendMail)
export class ResendMailHandler implements ICommandHandler<ResendMail> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly clock: ShopClock,
  ) {}

  execute({ bookingId, by }: ResendMail): Promise<void> {
    return this.bookings.change(bookingId, { by }, (_, booking) => {
      const { date, time } = toSlotRequest(booking);
      return resendMail({ hasStarted: isPast(date, time, this.clock.now()) });
    });
  }
}
