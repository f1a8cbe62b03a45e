import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import type { LoadedAggregate } from '../../../platform/event-log/aggregate-repository.js';
import type { BookingDecision } from '../../domain/booking.aggregate.js';
import type { BookingEvent } from '../../domain/booking.events.js';
import type { Booking } from '../../domain/booking.state.js';
import { announceTogether } from '../../domain/visits/announce-together.js';
import { OpeningKeeper } from '../../waiting-list/offers/opening-keeper.js';
import { toSlotRequest } from '../to-slot-request.js';

/** Cancels all open bookings of a visit. */
@Injectable()
export class VisitCanceller {
  constructor(private readonly openings: OpeningKeeper) {}

  /**
   * Cancels the open bookings.
   * @returns the events of each booking
   * @throws BusinessRuleError `already-cancelled` when nothing of the visit is open
   */
  async cancel(
    tx: Transaction,
    loaded: readonly LoadedAggregate<Booking>[],
    decide: BookingDecision,
    by: Actor,
  ): Promise<BookingEvent[][]> {
    if (loaded.length === 0)
      throw new BusinessRuleError('already-cancelled', 'Nothing of this visit can be cancelled any more');
    const held = loaded.map(({ id, state }) => ({ bookingId: id, day: toSlotRequest(state) }));
    await this.openings.release(tx, held, by);
    return announceTogether(loaded.map(({ id, version, state }) => ({ id, version, events: decide(state) })));
  }
}
