import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import type { BookingDecision } from '../domain/booking.aggregate.js';
import type { BookingEvent } from '../domain/booking.events.js';
import { requireBooking } from '../domain/booking.rules.js';
import type { Booking } from '../domain/booking.state.js';
import { announceTogether } from '../domain/visits/announce-together.js';
import { OpeningKeeper } from '../waiting-list/offers/opening-keeper.js';
import { toSlotRequest } from './to-slot-request.js';
import { AdjacentTreatments } from './visits/adjacent-treatments.js';

/** Frees the slots of bookings that are cancelled, for the waiting list. */
@Injectable()
export class BookingCanceller {
  constructor(
    private readonly openings: OpeningKeeper,
    private readonly adjacent: AdjacentTreatments,
  ) {}

  /**
   * Frees the slots of a booking, or of what is still open of a visit, and decides about each.
   * @returns the events of each booking
   * @throws BusinessRuleError `already-cancelled` when nothing of the visit is open
   */
  async cancel(
    tx: Transaction,
    loaded: readonly LoadedAggregate<Booking>[],
    decide: BookingDecision,
    by: Actor,
  ): Promise<BookingEvent[][]> {
    if (loaded.length === 0) throw new BusinessRuleError('already-cancelled', 'This visit can no longer be cancelled');
    const held = loaded.map(({ id, state }) => ({ bookingId: id, day: toSlotRequest(state) }));
    await this.openings.release(tx, held, by);
    for (const [nth, { bookingId, day }] of held.entries())
      await this.adjacent.restorePreviousCleanup(tx, bookingId, requireBooking(loaded[nth]!.state).visit, day);
    return announceTogether(loaded.map(({ id, version, state }) => ({ id, version, events: decide(state) })));
  }
}
