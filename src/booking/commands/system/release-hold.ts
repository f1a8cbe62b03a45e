import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { system } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { BookingRepository } from '../../booking.repository.js';
import { isHoldOver, lapseHold } from '../../domain/booking.hold.js';
import { OpeningKeeper } from '../../waiting-list/offers/opening-keeper.js';
import { toSlotRequest } from '../to-slot-request.js';

/** Cancels a hold whose client has not proved the address in time, and frees its slot. */
export class ReleaseHold extends Command<void> {
  constructor(readonly bookingId: string) {
    super();
  }
}

@CommandHandler(ReleaseHold)
export class ReleaseHoldHandler implements ICommandHandler<ReleaseHold> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly openings: OpeningKeeper,
    private readonly clock: ShopClock,
  ) {}

  execute({ bookingId }: ReleaseHold): Promise<void> {
    return this.bookings.change(bookingId, { by: system }, async (tx, booking) => {
      const now = this.clock.instant();
      if (isHoldOver(booking, now))
        await this.openings.release(tx, [{ bookingId, day: toSlotRequest(booking) }], system);
      return lapseHold({ now });
    });
  }
}
