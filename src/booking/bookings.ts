import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { type Decision, RuleBroken } from '../platform/decider.js';
import type { Actor } from '../platform/event-store/actor.js';
import { StreamMoved } from '../platform/event-store/event-log.js';
import { EventStore, type Loaded } from '../platform/event-store/event-store.js';
import { onceFor } from '../platform/http/idempotency.js';
import { bookingAggregate } from './domain/booking.js';
import type { BookingEvent } from './domain/booking.events.js';
import type { Booking } from './domain/booking.evolve.js';
import { projectBooking } from './projections/booking-list.js';

type Decide = Decision<Booking, BookingEvent>;
type Prepare = (em: EntityManager, booking: Booking, id: string) => Promise<Decide> | Decide;

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
    private readonly orm: MikroORM,
    private readonly store: EventStore,
  ) {}

  /** Runs the work of one command in one transaction. */
  inTransaction<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    return this.orm.em.fork().transactional(work);
  }

  /** Begins a booking inside the caller's transaction. */
  async begin(em: EntityManager, id: string, decide: Decide, by: Actor): Promise<void> {
    const none: Loaded<Booking> = { id, state: bookingAggregate.initial, version: 0, createdAt: null, updatedAt: null };
    await this.record(em, none, decide, by);
  }

  /**
   * Changes a booking. `prepare` sees it as it stands, does in the same transaction what the decision depends on, and
   * returns the decision. When somebody else was faster it is done again, unless the caller insists on a version.
   * @throws RuleBroken `booking-modified` when the booking is no longer at the expected version
   */
  async change(id: string, { by, expectedVersion, sending }: Change, prepare: Prepare): Promise<void> {
    const tries = expectedVersion === undefined ? maxTries : 1;
    await this.untilNobodyIsFaster(tries, async (em) => {
      if (sending?.key && !(await isFirst(em, sending.key, { ...sending.request, id }))) return;
      const loaded = await this.store.load(em, bookingAggregate, id);
      if (expectedVersion !== undefined && loaded.version !== expectedVersion) throw modified();
      await this.record(em, loaded, await prepare(em, loaded.state, id), by);
    });
  }

  /** Changes the bookings that `find` names, all of them or none. Returns their ids. */
  changeAll(by: Actor, find: (em: EntityManager) => Promise<string[]>, prepare: Prepare): Promise<string[]> {
    return this.untilNobodyIsFaster(maxTries, async (em) => {
      const ids = await find(em);
      for (const id of ids) {
        const loaded = await this.store.load(em, bookingAggregate, id);
        await this.record(em, loaded, await prepare(em, loaded.state, id), by);
      }
      return ids;
    });
  }

  private async untilNobodyIsFaster<Result>(tries: number, work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.inTransaction(work);
    } catch (error) {
      if (!(error instanceof StreamMoved)) throw error;
      if (tries === 1) throw modified();
      return this.untilNobodyIsFaster(tries - 1, work);
    }
  }

  private async record(em: EntityManager, before: Loaded<Booking>, decide: Decide, by: Actor): Promise<void> {
    const events = decide(before.state);
    if (events.length === 0) return;
    await projectBooking(em, await this.store.append(em, bookingAggregate, before, events, by));
  }
}

/** An answer that got lost makes people send again: with the version they saw, which is old by then. */
async function isFirst(em: EntityManager, key: string, request: object): Promise<boolean> {
  const mark = randomUUIDv7();
  return (await onceFor(em, key, request, mark)) === mark;
}

function modified(): RuleBroken {
  return new RuleBroken('booking-modified', 'This booking was changed by somebody else in the meantime');
}
