import pg from 'pg';
import { copyIn, countCopiedRows } from '../database/bulk/copy-stream.js';
import { withoutIndexes } from '../database/bulk/without-indexes.js';
import { migrate } from '../database/migrations/migrate.js';
import type { BackupReader, Manifest } from './backup-file.js';
import type { OnProgress } from './create-backup.js';

/**
 * Fills an empty database from a backup: with its tables as they were then, their rows, and what this version has
 * changed since.
 * @throws Error when the backup knows more than this version, or is incomplete
 */
export async function loadBackup(
  databaseUrl: string,
  { reader, manifest }: { reader: BackupReader; manifest: Manifest },
  onProgress: OnProgress,
) {
  await migrate(databaseUrl, manifest.migrations);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await load(client, reader, manifest, onProgress);
    await client.query('commit');
    onProgress('statistics', 0);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  await migrate(databaseUrl);
}

async function load(
  client: pg.Client,
  reader: BackupReader,
  { tables }: Manifest,
  onProgress: OnProgress,
): Promise<void> {
  const names = tables.map(({ name }) => name);
  const run = async (statement: string, params?: readonly unknown[]) =>
    (await client.query<object>(statement, params?.slice())).rows;
  const fill = async () => {
    // Migrations have brought rows of their own.
    await client.query(`truncate ${names.join(', ')} cascade`);
    const loaded: Record<string, number> = {};
    for (const { name, columns } of tables) {
      const rows = counted(reader.readRows(name), (count) => onProgress(name, count));
      loaded[name] = await copyIn(client, `copy ${name} (${columns}) from stdin`, rows);
    }
    const mismatch = Object.entries(await reader.readCounts()).find(([name, rows]) => loaded[name] !== rows);
    if (mismatch)
      throw new Error(`The backup should have ${mismatch[1]} rows of ${mismatch[0]}, not ${loaded[mismatch[0]]}`);
    for (const { advance } of (await client.query<{ advance: string }>(advanceSequencesSql, [names])).rows)
      await client.query(advance);
  };
  await withoutIndexes(run, names, fill, (nth) => onProgress('indexes', nth));
}

/** Passes pieces on and counts their rows. @param onRows receives after each piece the number of rows so far */
async function* counted(pieces: AsyncIterable<Buffer>, onRows: (count: number) => void): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const bytes of pieces) {
    yield bytes;
    onRows((count += countCopiedRows(bytes)));
  }
}

/** Sets identity columns to go on behind the last value that was loaded. */
const advanceSequencesSql = /* sql */ `
  select format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 1), max(%3$I) is not null) from %s',
    a.attrelid::regclass, a.attname, a.attname, a.attrelid::regclass) as advance
  from pg_attribute a where a.attrelid = any ($1::regclass[]) and a.attidentity <> ''`;
