import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { system } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import type { LoadedAggregate } from '../../../platform/event-log/aggregate-repository.js';
import { ReservationService } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import type { BookingEvent } from '../../domain/booking.events.js';
import { isDepositAsked, lapseAsked, lapseUnpaid } from '../../domain/booking.hold.js';
import { isAwaitingPayment, requireBooking } from '../../domain/booking.rules.js';
import type { Booking } from '../../domain/booking.state.js';
import { announceTogether } from '../../domain/visits/announce-together.js';
import { BookingCanceller } from '../booking-canceller.js';
import { toSlotRequest } from '../to-slot-request.js';
import { AdjacentTreatments } from '../visits/adjacent-treatments.js';
import { findHeldTogether } from './confirm-paid-booking.js';

/**
 * Frees the slots of a booking whose deposit can no longer be paid, and of its visit: what the shop had asked it for is a
 * request again once its time is over, any other is cancelled.
 */
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
    private readonly reservations: ReservationService,
    private readonly adjacent: AdjacentTreatments,
    private readonly clock: ShopClock,
  ) {}

  execute({ bookingId }: ReleaseUnpaidBooking): Promise<void> {
    return this.bookings.changeTogether(
      { by: system },
      (tx) => findHeldTogether(tx, bookingId),
      async (tx, loaded) => {
        if (loaded.some(({ state }) => isDepositAsked(state))) return this.lapse(tx, loaded);
        return loaded.some(({ state }) => isAwaitingPayment(state))
          ? this.canceller.cancel(tx, loaded, lapseUnpaid, system)
          : [];
      },
    );
  }

  /** Frees slots that their requests go on asking for, so that visitors are offered none of them yet. */
  private async lapse(tx: Transaction, loaded: readonly LoadedAggregate<Booking>[]): Promise<BookingEvent[][]> {
    this.reservations.lockDays(
      tx,
      loaded.map(({ state }) => toSlotRequest(state)),
    );
    const decide = lapseAsked({ now: this.clock.instant() });
    const decided = loaded.map(({ id, version, state }) => ({ id, version, state, events: decide(state) }));
    for (const { id, state } of decided.filter(({ events }) => events.length > 0)) {
      this.reservations.keepFromVisitors(tx, id);
      this.reservations.releaseRoom(tx, id);
      await this.adjacent.restorePreviousCleanup(tx, id, requireBooking(state).visit, toSlotRequest(state));
    }
    return announceTogether(decided);
  }
}
