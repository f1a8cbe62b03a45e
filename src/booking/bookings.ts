import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '../platform/database/transaction.js';
import { Transactions } from '../platform/database/transactions.js';
import { type Decision, RuleBroken } from '../platform/decider.js';
import type { Actor } from '../platform/event-store/actor.js';
import { StreamMoved } from '../platform/event-store/event-log.js';
import { EventStore, type Loaded } from '../platform/event-store/event-store.js';
import { onceFor } from '../platform/http/idempotency.js';
import { bookingAggregate } from './domain/booking.js';
import type { BookingEvent } from './domain/booking.events.js';
import type { Booking } from './domain/booking.evolve.js';
import { storeBooking, storeNewBooking } from './projections/booking-list.js';

type Decide = Decision<Booking, BookingEvent>;
type Prepare = (tx: Transaction, booking: Booking, id: string) => Promise<Decide> | Decide;

/** Who changes a booking, and which version of it they have seen. */
export interface Change {
  by: Actor;
  expectedVersion?: number | undefined;
  /** What was sent under which Idempotency-Key: sent again it changes nothing more. */
  sending?: { key: string | undefined; request: object };
}

const maxTries = 5;

/** The one way to change a booking: load, decide, append and project in one transaction. */
@Injectable()
export class Bookings {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: EventStore,
  ) {}

  /** Runs the work of one command in one transaction. */
  inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.transactions.run(work);
  }

  /** Begins a booking inside the caller's transaction, under an id that was made a moment ago. */
  begin(tx: Transaction, id: string, decide: Decide, by: Actor): Loaded<Booking> {
    const booking = this.store.begin(tx, bookingAggregate, id, decide(bookingAggregate.initial), by);
    storeNewBooking(tx, booking);
    return booking;
  }

  /**
   * Changes a booking. `prepare` sees it as it stands, does in the same transaction what the decision depends on, and
   * returns the decision. When somebody else was faster it is done again, unless the caller insists on a version.
   * @throws RuleBroken `booking-modified` when the booking is no longer at the expected version
   */
  async change(id: string, { by, expectedVersion, sending }: Change, prepare: Prepare): Promise<void> {
    const tries = expectedVersion === undefined ? maxTries : 1;
    await this.untilNobodyIsFaster(tries, async (tx) => {
      if (sending?.key && !(await isFirst(tx, sending.key, { ...sending.request, id }))) return;
      const loaded = await this.store.load(tx, bookingAggregate, id);
      if (expectedVersion !== undefined && loaded.version !== expectedVersion) throw modified();
      await this.record(tx, loaded, await prepare(tx, loaded.state, id), by);
    });
  }

  /** Changes the bookings that `find` names, all of them or none. Returns their ids. */
  changeAll(by: Actor, find: (tx: Transaction) => Promise<string[]>, prepare: Prepare): Promise<string[]> {
    return this.untilNobodyIsFaster(maxTries, async (tx) => {
      const ids = await find(tx);
      for (const id of ids) {
        const loaded = await this.store.load(tx, bookingAggregate, id);
        await this.record(tx, loaded, await prepare(tx, loaded.state, id), by);
      }
      return ids;
    });
  }

  private async untilNobodyIsFaster<Result>(tries: number, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    try {
      return await this.inTransaction(work);
    } catch (error) {
      if (!(error instanceof StreamMoved)) throw error;
      if (tries === 1) throw modified();
      return this.untilNobodyIsFaster(tries - 1, work);
    }
  }

  private async record(tx: Transaction, before: Loaded<Booking>, decide: Decide, by: Actor): Promise<void> {
    const events = decide(before.state);
    if (events.length === 0) return;
    storeBooking(tx, await this.store.append(tx, bookingAggregate, before, events, by));
  }
}

/** An answer that got lost makes people send again: with the version they saw, which is old by then. */
async function isFirst(tx: Transaction, key: string, request: object): Promise<boolean> {
  const mark = randomUUIDv7();
  return (await onceFor(tx, key, request, mark)) === mark;
}

function modified(): RuleBroken {
  return new RuleBroken('booking-modified', 'This booking was changed by somebody else in the meantime');
}
