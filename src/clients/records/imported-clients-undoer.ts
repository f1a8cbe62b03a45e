import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { ClientImportUndone } from '../clients.event-types.js';
import { deleteClientRows } from './client-rows.js';
import type { ImportedRecord } from './imported-records.js';
import { lockMerges } from './merge-lock.js';

/** Removes records that an import made, together with all that it said about them. */
@Injectable()
export class ImportedClientsUndoer {
  constructor(
    private readonly log: EventLog,
    private readonly personalData: PersonalData,
  ) {}

  /** Returns why records stay, by their id: each was erased, merged or changed since. Bookings are not asked about. */
  async findReasons(db: Executor, records: readonly ImportedRecord[]): Promise<Map<string, string>> {
    const rows = await sql<{ id: string; reason: string }>(db, reasonsSql, [JSON.stringify(records)]);
    return new Map(rows.map(({ id, reason }) => [id, reason]));
  }

  /** Keeps records from being merged or changed until the transaction ends. */
  async lock(tx: Transaction, records: readonly ImportedRecord[]): Promise<void> {
    await lockMerges(tx);
    await sql(tx, 'select from clients where id = any ($1::uuid[]) order by id for update', [
      records.map(({ id }) => id),
    ]);
  }

  /**
   * Removes records.
   * @throws VersionConflictError when one of them has changed since its version
   */
  async undo(tx: Transaction, importId: string, records: readonly ImportedRecord[], by: Actor): Promise<void> {
    if (records.length === 0) return;
    const ids = records.map(({ id }) => id);
    const entries = records.map(({ id: stream, version: expected }) => ({
      ...{ stream, expected },
      ...this.log.toEntry(ClientImportUndone, { import_id: importId }),
    }));
    await this.log.appendToStreams(tx, entries, by);
    await deleteClientRows(tx, ids);
    await this.personalData.destroyKeys(tx, ids);
  }
}

const reasonsSql = /* sql */ `
  select id, reason from (
    select r.id, case
      when c.id is null or c.erased_at is not null then 'erased'
      when c.merged_into is not null or exists (select from clients other where other.merged_into = c.id) then 'merged'
      when exists (select from event_log e where e.stream = r.id and e.version > r.version) then 'changed'
    end as reason
    from jsonb_to_recordset($1::jsonb) as r (id uuid, version int) left join clients c on c.id = r.id
  ) judged where reason is not null`;
