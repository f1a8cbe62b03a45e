import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { sql } from '../../platform/database/sql.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { DecideWaitingEntry } from './domain/waiting-entry.decide.js';
import { type WaitingEntry, waitingEntryAggregate } from './domain/waiting-entry.evolve.js';
import { upsertWaitingListRow } from './projections/waiting-list-row.js';

type Prepare = (tx: Transaction, entry: WaitingEntry) => Promise<DecideWaitingEntry | null> | DecideWaitingEntry | null;

/** The one way to change an entry of the waiting list: lock, load, decide, append and project in one transaction. */
@Injectable()
export class WaitingListRepository {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly store: AggregateRepository,
  ) {}

  /** Runs the work of one command in one transaction. */
  inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.transactions.run(work);
  }

  /** Starts an entry in the caller's transaction, under an id that was just generated. */
  startStream(tx: Transaction, id: string, decide: DecideWaitingEntry, by: Actor): void {
    const events = decide(waitingEntryAggregate.initial);
    upsertWaitingListRow(tx, this.store.startStream(tx, waitingEntryAggregate, id, events, by));
  }

  /**
   * Changes an entry. `prepare` receives its current state, reads and writes in the same transaction what the decision
   * depends on, and returns the decision; null for nothing to decide.
   */
  change(id: string, by: Actor, prepare: Prepare): Promise<void> {
    return this.inTransaction((tx) => this.changeAll(tx, [id], by, prepare));
  }

  /**
   * Changes entries in the caller's transaction. Their rows are locked first, before therapists' days. Every command
   * that keeps to this order is safe from deadlocks.
   */
  async changeAll(tx: Transaction, ids: readonly string[], by: Actor, prepare: Prepare): Promise<void> {
    await sql(tx, lockSql, [ids]);
    for (const id of ids) {
      const before = await this.store.load(tx, waitingEntryAggregate, id);
      const decide = await prepare(tx, before.state);
      const events = decide?.(before.state) ?? [];
      if (events.length === 0) continue;
      upsertWaitingListRow(tx, await this.store.append(tx, waitingEntryAggregate, before, events, by));
    }
  }
}

const lockSql = /* sql */ `select from waiting_list where id = any ($1::uuid[]) order by id for update`;
