import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { KEYED_LOCKS } from '../../kernel/locks/advisory-locks.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { assertDayOpen } from '../accounting-day.js';
import type { DecideOnlinePayment } from '../domain/online-payment.decide.js';
import { type OnlinePayment, onlinePaymentAggregate } from '../domain/online-payment.evolve.js';
import { reusedIdError } from '../domain/sale.decide.js';
import { insertLedgerSql, toJournalEntry } from '../ledger/ledger-rows.js';
import { upsertOnlinePayment } from './online-payment-rows.js';

/** The one way to change an online payment: lock, load, decide, append, project and enter in the ledger. */
@Injectable()
export class OnlinePaymentRepository {
  constructor(private readonly store: AggregateRepository) {}

  /** Changes a payment, or begins it under an id that its caller made. @returns it after the change */
  async change(tx: Transaction, id: string, decide: DecideOnlinePayment, by: Actor): Promise<OnlinePayment> {
    const before = await this.lock(tx, id);
    // Something else has this id.
    if (before.version > 0 && before.state.status === 'none') throw reusedIdError();
    const events = decide(before.state);
    if (events.length === 0) return before.state;
    const after =
      before.version === 0
        ? this.store.startStream(tx, onlinePaymentAggregate, id, events, by)
        : await this.store.append(tx, onlinePaymentAggregate, before, events, by);
    const entry = toJournalEntry(after, events);
    if (entry) {
      await assertDayOpen(tx, events[0]!.data);
      void tx.query(insertLedgerSql, entry);
    }
    await upsertOnlinePayment(tx, after);
    return after.state;
  }

  /** Reads a payment. Whoever else wants to change it waits until the transaction ends. */
  async find(tx: Transaction, id: string): Promise<OnlinePayment> {
    return (await this.lock(tx, id)).state;
  }

  private lock(tx: Transaction, id: string) {
    void tx.query(`select pg_advisory_xact_lock(${KEYED_LOCKS.onlinePayment}, hashtext($1))`, [id]);
    return this.store.load(tx, onlinePaymentAggregate, id);
  }
}
