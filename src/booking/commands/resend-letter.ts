import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { isPast } from '../../scheduling/index.js';
import { Bookings } from '../bookings.js';
import { resendLetter } from '../domain/booking.decide.js';
import { slotOf } from './slot-of.js';

/** Writes to the client once more how the booking stands. */
export class ResendLetter extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ResendLetter)
export class ResendLetterHandler implements ICommandHandler<ResendLetter> {
  constructor(
    private readonly bookings: Bookings,
    private readonly clock: ShopClock,
  ) {}

  execute({ bookingId, by }: ResendLetter): Promise<void> {
    return this.bookings.change(bookingId, { by }, (_, booking) => {
      const { date, time } = slotOf(booking);
      return resendLetter({ hasStarted: isPast(date, time, this.clock.now()) });
    });
  }
}
