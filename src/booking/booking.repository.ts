import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { type Transaction, TransactionRunner } from '../platform/database/pipelining/index.js';
import type { Decision } from '../kernel/aggregate.js';
import { BusinessRuleError } from '../kernel/errors.js';
import type { Actor } from '../kernel/actor.js';
import { VersionConflictError } from '../platform/event-log/event-log.js';
import { AggregateRepository, type LoadedAggregate } from '../platform/event-log/aggregate-repository.js';
import { claimIdempotencyKey } from '../platform/http/requests/claim-idempotency-key.js';
import { bookingAggregate } from './domain/booking.aggregate.js';
import type { BookingEvent } from './domain/booking.events.js';
import type { Booking } from './domain/booking.state.js';
import { upsertBookingRow, insertBookingRow } from './projections/booking-list-row.js';

type Decide = Decision<Booking, BookingEvent>;
type PrepareDecision = (tx: Transaction, booking: Booking, id: string) => Promise<Decide> | Decide;

/** Who changes a booking, and which version of it they have seen. */
export interface Change {
  by: Actor;
  expectedVersion?: number | undefined;
  /** What was sent under which Idempotency-Key: sent again it changes nothing more. */
  idempotency?: { key: string | undefined; request: object };
}

/** Who changes several bookings together, and which versions of them they have seen. */
export interface VisitChange extends Omit<Change, 'expectedVersion'> {
  /** All of them, or the one whose page somebody looks at. */
  seen?: { isAll: boolean; versions: ReadonlyMap<string, number> } | undefined;
}

const MAX_ATTEMPTS = 5;

/** The one way to change a booking: load, decide, append and project in one transaction. */
@Injectable()
export class BookingRepository {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly store: AggregateRepository,
  ) {}

  /** Runs the work of one command in one transaction. */
  inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.transactions.run(work);
  }

  /** Begins a booking inside the caller's transaction, under an id that was made a moment ago. */
  startStream(tx: Transaction, id: string, decide: Decide, by: Actor): LoadedAggregate<Booking> {
    const booking = this.store.startStream(tx, bookingAggregate, id, decide(bookingAggregate.initial), by);
    insertBookingRow(tx, booking);
    return booking;
  }

  /**
   * Changes a booking. `prepare` sees its current state, does in the same transaction what the decision depends on, and
   * returns the decision. When somebody else was faster it is done again, unless the caller insists on a version.
   * @throws BusinessRuleError `booking-modified` when the booking is no longer at the expected version
   */
  async change(id: string, { by, expectedVersion, idempotency }: Change, prepare: PrepareDecision): Promise<void> {
    const attempts = expectedVersion === undefined ? MAX_ATTEMPTS : 1;
    await this.retryOnConflict(attempts, async (tx) => {
      if (idempotency?.key && !(await isFirstAttempt(tx, idempotency.key, { ...idempotency.request, id }))) return;
      const loaded = await this.store.load(tx, bookingAggregate, id);
      if (expectedVersion !== undefined && loaded.version !== expectedVersion) throw bookingModifiedError();
      await this.appendDecision(tx, loaded, await prepare(tx, loaded.state, id), by);
    });
  }

  /** Changes the bookings that `find` names, all of them or none. Returns their ids. */
  changeAll(by: Actor, find: (tx: Transaction) => Promise<string[]>, prepare: PrepareDecision): Promise<string[]> {
    return this.retryOnConflict(MAX_ATTEMPTS, async (tx) => {
      const ids = await find(tx);
      for (const id of ids) {
        const loaded = await this.store.load(tx, bookingAggregate, id);
        await this.appendDecision(tx, loaded, await prepare(tx, loaded.state, id), by);
      }
      return ids;
    });
  }

  /**
   * Changes bookings by one decision about all of them, or none. `find` names them in the order in which the decision lists
   * their events. Done again when somebody else was faster, unless versions were seen.
   * @throws BusinessRuleError `booking-modified` when one is no longer at the version that was seen of it
   */
  changeTogether(
    { by, idempotency, seen }: VisitChange,
    find: (tx: Transaction) => Promise<string[]>,
    decide: (tx: Transaction, bookings: LoadedAggregate<Booking>[]) => Promise<BookingEvent[][]>,
  ): Promise<void> {
    return this.retryOnConflict(seen ? 1 : MAX_ATTEMPTS, async (tx) => {
      if (idempotency?.key && !(await isFirstAttempt(tx, idempotency.key, idempotency.request))) return;
      const loaded: LoadedAggregate<Booking>[] = [];
      for (const id of await find(tx)) loaded.push(await this.store.load(tx, bookingAggregate, id));
      if (seen && !isAsSeen(loaded, seen)) throw bookingModifiedError();
      const decided = await decide(tx, loaded);
      for (const [nth, before] of loaded.entries()) await this.appendDecision(tx, before, () => decided[nth] ?? [], by);
    });
  }

  private async retryOnConflict<Result>(attempts: number, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    try {
      return await this.inTransaction(work);
    } catch (error) {
      if (!(error instanceof VersionConflictError)) throw error;
      if (attempts === 1) throw bookingModifiedError();
      return this.retryOnConflict(attempts - 1, work);
    }
  }

  private async appendDecision(
    tx: Transaction,
    before: LoadedAggregate<Booking>,
    decide: Decide,
    by: Actor,
  ): Promise<void> {
    const events = decide(before.state);
    if (events.length === 0) return;
    upsertBookingRow(tx, await this.store.append(tx, bookingAggregate, before, events, by));
  }
}

/** An answer that got lost makes people send again: with the version they saw, which is old by then. */
async function isFirstAttempt(tx: Transaction, key: string, request: object): Promise<boolean> {
  const attemptId = randomUUIDv7();
  return (await claimIdempotencyKey(tx, key, request, attemptId)) === attemptId;
}

function isAsSeen(
  loaded: readonly LoadedAggregate<Booking>[],
  { isAll, versions }: NonNullable<VisitChange['seen']>,
): boolean {
  if (isAll && loaded.length !== versions.size) return false;
  return loaded.every(({ id, version }) => (versions.has(id) ? versions.get(id) === version : !isAll));
}

function bookingModifiedError(): BusinessRuleError {
  return new BusinessRuleError('booking-modified', 'This booking was changed by somebody else in the meantime');
}
