import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import { assertDayOpen } from '../../accounting-day.js';
import { bookEntryAggregate, type DecideBookEntry, reusedEntryIdError } from '../../domain/book-entry.js';
import { insertLedgerSql, toJournalEntry } from '../../ledger/ledger-rows.js';
import { upsertBookEntry } from './book-entry-rows.js';

/** The one way to change an entry of the books: lock, load, decide, append, project and enter in the ledger. */
@Injectable()
export class BookEntryRepository {
  constructor(private readonly store: AggregateRepository) {}

  /** Lets nobody else change an entry until the transaction ends, so that none is entered twice. There are few. */
  lock(tx: Transaction): void {
    void tx.query('lock table book_entries in share row exclusive mode', []);
  }

  /** @throws BusinessRuleError `day-closed` for a day that takes no entry, `payment-id-reused` */
  async change(tx: Transaction, id: string, decide: DecideBookEntry, by: Actor): Promise<void> {
    const before = await this.store.load(tx, bookEntryAggregate, id);
    // Something else has this id.
    if (before.version > 0 && before.state.kind === 'none') throw reusedEntryIdError();
    const events = decide(before.state);
    if (events.length === 0) return;
    await assertDayOpen(tx, events[0]!.data);
    const after =
      before.version === 0
        ? this.store.startStream(tx, bookEntryAggregate, id, events, by)
        : await this.store.append(tx, bookEntryAggregate, before, events, by);
    void tx.query(insertLedgerSql, toJournalEntry(after, events)!);
    await upsertBookEntry(tx, after);
  }
}
