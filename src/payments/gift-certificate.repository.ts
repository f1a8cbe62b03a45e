import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor.js';
import { KEYED_LOCKS } from '../kernel/locks/advisory-locks.js';
import type { Transaction } from '../platform/database/pipelining/index.js';
import { type Executor, sql } from '../platform/database/sql.js';
import { AggregateRepository, type LoadedAggregate } from '../platform/event-log/aggregate-repository.js';
import { assertDayOpen } from './accounting-day.js';
import type { DecideGiftCertificate } from './domain/gift-certificate.decide.js';
import { type GiftCertificate, giftCertificateAggregate } from './domain/gift-certificate.evolve.js';
import type { GiftCertificateEvent } from './domain/gift-certificate.events.js';
import { reusedIdError } from './domain/sale.decide.js';
import { insertLedgerSql, toJournalEntry } from './ledger/ledger-rows.js';
import { upsertGiftCertificate } from './gift-certificates/gift-certificate-rows.js';

/** The one way to change a gift certificate: lock, load, decide, append, project and enter in the ledger. */
@Injectable()
export class GiftCertificateRepository {
  constructor(private readonly store: AggregateRepository) {}

  /** Changes a certificate, or begins it under an id that its caller made. @returns it after the change */
  async change(tx: Transaction, id: string, decide: DecideGiftCertificate, by: Actor): Promise<GiftCertificate> {
    const before = await this.lock(tx, id);
    // Something else has this id.
    if (before.version > 0 && before.state.status === 'none') throw reusedIdError();
    const events = decide(before.state);
    if (events.length === 0) return before.state;
    const after =
      before.version === 0
        ? this.store.startStream(tx, giftCertificateAggregate, id, events, by)
        : await this.store.append(tx, giftCertificateAggregate, before, events, by);
    await this.write(tx, after, events);
    return after.state;
  }

  /** Reads a certificate. Whoever else wants to change it waits until the transaction ends. */
  async find(tx: Transaction, id: string): Promise<GiftCertificate> {
    return (await this.lock(tx, id)).state;
  }

  /** Returns the id of the certificate that has a code now; null for one that none has, or has no more. */
  async findByCode(db: Executor, hash: string): Promise<string | null> {
    const [found] = await sql<{ id: string }>(db, byCodeSql, [hash]);
    return found?.id ?? null;
  }

  private lock(tx: Transaction, id: string) {
    void tx.query(`select pg_advisory_xact_lock(${KEYED_LOCKS.giftCertificate}, hashtext($1))`, [id]);
    return this.store.load(tx, giftCertificateAggregate, id);
  }

  private async write(
    tx: Transaction,
    after: LoadedAggregate<GiftCertificate>,
    events: readonly GiftCertificateEvent[],
  ): Promise<void> {
    const entry = toJournalEntry(after, events);
    if (entry) {
      await assertDayOpen(tx, events[0]!.data);
      void tx.query(insertLedgerSql, entry);
    }
    await upsertGiftCertificate(tx, after);
  }
}

const byCodeSql = /* sql */ `select id from gift_certificates where code_hash = $1 and status = 'issued'`;
