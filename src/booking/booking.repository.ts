import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { type Transaction, TransactionRunner } from '../platform/database/pipelining/index.js';
import { BusinessRuleError } from '../kernel/errors.js';
import type { Actor } from '../kernel/actor.js';
import { VersionConflictError } from '../platform/event-log/event-log.js';
import { AggregateRepository, type LoadedAggregate } from '../platform/event-log/aggregate-repository.js';
import { claimIdempotencyKey } from '../platform/http/requests/claim-idempotency-key.js';
import { bookingAggregate, type BookingDecision } from './domain/booking.aggregate.js';
import type { BookingEvent } from './domain/booking.events.js';
import type { Booking } from './domain/booking.state.js';
import type { AgreedPolicy } from './domain/policy/agreed-policy.js';
import { underPolicy } from './domain/policy/keep-policy.js';
import { deleteBookingRows, insertBookingRow, upsertBookingRow } from './projections/booking-list-row.js';

type PrepareDecision = (tx: Transaction, booking: Booking, id: string) => Promise<BookingDecision> | BookingDecision;

/** The actor of a change, and the version that they edited. */
export interface Change {
  by: Actor;
  expectedVersion?: number | undefined;
  /** The Idempotency-Key and the request that came with it. A repeated request changes nothing. */
  idempotency?: { key: string | undefined; request: object };
}

/** The actor of a change to several bookings, and the versions that they edited. */
interface VisitChange extends Omit<Change, 'expectedVersion'> {
  /** The versions that were edited: of every booking (`isAll`), or of the one whose page is open. */
  expected?: { isAll: boolean; versions: ReadonlyMap<string, number> } | undefined;
}

/** Returns the expected versions of a visit: only that of the given booking. The others are changed as they are. */
export const toExpectedVersions = (bookingId: string, version: number | undefined): VisitChange['expected'] =>
  version === undefined ? undefined : { isAll: false, versions: new Map([[bookingId, version]]) };

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

  /**
   * Starts a booking in the caller's transaction, under an id that was just generated. The policy is read before the
   * transaction, because that may need a connection of its own.
   */
  startStream(
    tx: Transaction,
    id: string,
    decide: BookingDecision,
    { by, policy }: { by: Actor; policy: AgreedPolicy },
  ): LoadedAggregate<Booking> {
    const events = underPolicy(policy, decide)(bookingAggregate.initial);
    const booking = this.store.startStream(tx, bookingAggregate, id, events, by);
    insertBookingRow(tx, booking);
    return booking;
  }

  /**
   * Changes a booking. `prepare` receives its current state, reads in the same transaction what the decision depends
   * on, and returns the decision. Retries on a version conflict, unless the caller passes an expected version.
   * @throws BusinessRuleError `booking-modified` when the booking is no longer at the expected version
   */
  change(id: string, { expectedVersion, ...change }: Change, prepare: PrepareDecision): Promise<void> {
    return this.changeTogether(
      { ...change, expected: toExpectedVersions(id, expectedVersion) },
      async () => [id],
      async (tx, [booking]) => [(await prepare(tx, booking!.state, id))(booking!.state)],
    );
  }

  /** Changes the bookings whose ids `find` returns, all of them or none. Returns their ids. */
  changeAll(
    by: Actor,
    find: (tx: Transaction) => Promise<string[]>,
    prepare: PrepareDecision,
    finish: (tx: Transaction) => Promise<void> = async () => {},
  ): Promise<string[]> {
    return this.retryOnConflict(MAX_ATTEMPTS, async (tx) => {
      const ids = await find(tx);
      for (const id of ids) {
        const loaded = await this.store.load(tx, bookingAggregate, id);
        await this.appendDecision(tx, loaded, await prepare(tx, loaded.state, id), by);
      }
      await finish(tx);
      return ids;
    });
  }

  /**
   * Changes several bookings by one decision, all or none. `find` returns their ids in the order in which `decide`
   * returns their events. Retries on a version conflict, unless the caller passes the versions that were edited.
   * @throws BusinessRuleError `booking-modified` when a booking is no longer at the version that was edited
   */
  changeTogether(
    { by, idempotency, expected }: VisitChange,
    find: (tx: Transaction) => Promise<string[]>,
    decide: (tx: Transaction, bookings: LoadedAggregate<Booking>[]) => Promise<BookingEvent[][]>,
  ): Promise<void> {
    return this.retryOnConflict(expected ? 1 : MAX_ATTEMPTS, async (tx) => {
      if (idempotency?.key && !(await isFirstAttempt(tx, idempotency.key, idempotency.request))) return;
      const loaded: LoadedAggregate<Booking>[] = [];
      for (const id of await find(tx)) loaded.push(await this.store.load(tx, bookingAggregate, id));
      if (expected && !isAsExpected(loaded, expected)) throw bookingModifiedError();
      const decided = await decide(tx, loaded);
      for (const [nth, before] of loaded.entries()) await this.appendDecision(tx, before, () => decided[nth] ?? [], by);
    });
  }

  /** Removes bookings of which the caller's transaction has said that they are none any more. */
  removeFromList(tx: Transaction, ids: readonly string[]): Promise<void> {
    return deleteBookingRows(tx, ids);
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
    decide: BookingDecision,
    by: Actor,
  ): Promise<void> {
    const events = decide(before.state);
    if (events.length === 0) return this.store.assertUnchanged(tx, before);
    upsertBookingRow(tx, await this.store.append(tx, bookingAggregate, before, events, by));
  }
}

/**
 * Claims the idempotency key and returns whether this is the first attempt. It is checked before the version, because a
 * client whose answer was lost sends again with the version from before its own change.
 */
async function isFirstAttempt(tx: Transaction, key: string, request: object): Promise<boolean> {
  const attemptId = randomUUIDv7();
  return (await claimIdempotencyKey(tx, key, request, attemptId)) === attemptId;
}

function isAsExpected(
  loaded: readonly LoadedAggregate<Booking>[],
  { isAll, versions }: NonNullable<VisitChange['expected']>,
): boolean {
  if (isAll && loaded.length !== versions.size) return false;
  return loaded.every(({ id, version }) => (versions.has(id) ? versions.get(id) === version : !isAll));
}

function bookingModifiedError(): BusinessRuleError {
  return new BusinessRuleError('booking-modified', 'This booking was changed by somebody else in the meantime');
}
