import { Injectable } from '@nestjs/common';
import { ImportedBookingsUndoer } from '../../booking/index.js';
import { ImportedClientsUndoer, type ImportedRecord } from '../../clients/index.js';
import type { Actor } from '../../kernel/actor.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { ImportKind } from '../import/import-kinds.js';
import { ImportedCatalog } from './imported-catalog.js';

/** Judges and removes the records of one kind. */
type Undoer = Pick<ImportedClientsUndoer, 'findReasons' | 'lock' | 'undo'>;

/** Judges which records of an import can go, and removes them. */
@Injectable()
export class ImportedRecords {
  private readonly undoers: Readonly<Record<ImportKind, Undoer>>;

  constructor(clients: ImportedClientsUndoer, bookings: ImportedBookingsUndoer, catalog: ImportedCatalog) {
    const [services, therapists] = [catalog.of('services'), catalog.of('therapists')];
    this.undoers = { clients, bookings, services, therapists, roster: catalog.of('roster') };
  }

  /** Returns why records stay, by their id; those of others can go. */
  async judge(db: Executor, kind: ImportKind, records: readonly ImportedRecord[]): Promise<Map<string, string>> {
    const reasons = await this.undoers[kind].findReasons(db, records);
    if (kind !== 'clients') return reasons;
    const used = await sql<{ id: string }>(db, usedSql, [records.map(({ id }) => id)]);
    return new Map([...used.map(({ id }) => [id, 'booked'] as const), ...reasons]);
  }

  /** Judges records, which stay as they are until the transaction ends. */
  async lockAndJudge(tx: Transaction, kind: ImportKind, records: readonly ImportedRecord[]) {
    await this.undoers[kind].lock(tx, records);
    return this.judge(tx, kind, records);
  }

  undo(
    tx: Transaction,
    { kind, importId }: { kind: ImportKind; importId: string },
    records: readonly ImportedRecord[],
    by: Actor,
  ): Promise<void> {
    return this.undoers[kind].undo(tx, importId, records, by);
  }
}

/** Finds clients who have a booking, or wait for one. */
const usedSql = /* sql */ `
  select asked.id from unnest($1::uuid[]) as asked (id)
  where exists (select from bookings b where b.client_id = asked.id)
    or exists (select from waiting_list w where w.client_id = asked.id)`;
