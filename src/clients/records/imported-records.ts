import type { Transaction } from '../../platform/database/pipelining/index.js';

/** A client or booking that an import made, with the version that the import left. */
export interface ImportedRecord {
  id: string;
  version: number;
}

/** Stores which import made records, in its transaction. */
export function keepImportedRecords(tx: Transaction, importId: string, records: readonly ImportedRecord[]): void {
  if (records.length === 0) return;
  const columns = [records.map(({ id }) => id), records.map(({ version }) => version)];
  void tx.query(insertSql, [importId, ...columns]);
}

const insertSql = /* sql */ `
  insert into imported_records (record_id, import_id, version) select id, $1, version from unnest($2::uuid[], $3::int[]) as r (id, version)`;
