import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { ReservationService } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import type { DayState } from '../../domain/booking-status.js';
import { changeDayState, recordNoShow } from '../../domain/booking.day-state.js';
import { toSlotRequest } from '../to-slot-request.js';

/** Records how far a visit has come: arrived, in service, no-show, or back to expected. */
export class ChangeDayState extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly to: DayState | 'no_show',
    readonly by: Actor,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

@CommandHandler(ChangeDayState)
export class ChangeDayStateHandler implements ICommandHandler<ChangeDayState> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly reservations: ReservationService,
    private readonly clock: ShopClock,
  ) {}

  execute({ bookingId, to, by, expectedVersion }: ChangeDayState): Promise<void> {
    return this.bookings.change(bookingId, { by, expectedVersion }, async (tx, booking) => {
      const slot = toSlotRequest(booking);
      if (to !== 'no_show') return changeDayState({ to, isToday: slot.date === this.clock.today() });
      // The rest of the time can be given to others.
      this.reservations.release(tx, bookingId, slot);
      return recordNoShow({ minutesSinceStart: -this.clock.minutesUntil({ date: slot.date, time: slot.time }) });
    });
  }
}
