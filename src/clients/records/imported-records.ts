import { BusinessRuleError } from '../../kernel/errors.js';
import { type Executor, sql } from '../../platform/database/sql.js';

/** A record that an import made, with the version that the import left. */
export interface ImportedRecord {
  id: string;
  version: number;
}

/**
 * Keeps an import from being undone until the transaction of its batch ends.
 * @throws BusinessRuleError `import-being-undone` when it, or another one of its kind, is being undone: what that one
 * made would count as there already, and go afterwards
 */
export async function holdImport(db: Executor, importId: string): Promise<void> {
  const [found] = await sql(db, holdSql, [importId]);
  if (!found)
    throw new BusinessRuleError(
      'import-being-undone',
      'An import of this kind is being undone: import the file once that has ended',
    );
}

/** Stores which import made records, in its transaction. */
export async function keepImportedRecords(
  db: Executor,
  importId: string,
  records: readonly ImportedRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const columns = [records.map(({ id }) => id), records.map(({ version }) => version)];
  await sql(db, insertSql, [importId, ...columns]);
}

const holdSql = /* sql */ `
  select from imports own where id = $1 and undo_started_at is null and not exists (
    select from imports other where other.kind = own.kind and other.undo_started_at is not null and other.undone_at is null
  ) for share of own`;

const insertSql = /* sql */ `
  insert into imported_records (record_id, import_id, version) select id, $1, version from unnest($2::uuid[], $3::int[]) as r (id, version)`;
