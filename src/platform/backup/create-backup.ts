import { createHmac } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { copyOut, countCopiedRows } from '../database/bulk/copy-stream.js';
import { BACKUP_FORMAT, toBackupChunk, toJsonLine, type Manifest, type RowCounts } from './backup-file.js';

/** Receives which table is at work and how many of its rows are done. */
export type OnProgress = (table: string, rows: number) => void;

interface BackupOptions {
  databaseUrl: string;
  personalDataKey: string;
  takenAt: Date;
  /** Tables of schema public whose rows are left out. */
  excludedTables: readonly string[];
  onProgress?: OnProgress;
}

/**
 * Writes one moment of the database into a new file, while the product serves. The file gets its name once it is
 * complete.
 * @returns the rows of each table
 * @throws Error when the file exists
 */
export async function createBackup(file: string, options: BackupOptions): Promise<RowCounts> {
  if (existsSync(file)) throw new Error(`"${file}" is there already: name another file`);
  const client = new pg.Client({ connectionString: options.databaseUrl });
  await client.connect();
  const unfinished = `${file}.part`;
  const counts: RowCounts = {};
  try {
    await client.query('begin isolation level repeatable read read only');
    const lines = Readable.from(backupLines(client, options, counts), { objectMode: false });
    await pipeline(lines, createGzip(), createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
    await rename(unfinished, file);
    return counts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** Returns a text that identifies a PERSONAL_DATA_KEY in a backup without revealing it. */
export function keyFingerprint(personalDataKey: string): string {
  return createHmac('sha256', Buffer.from(personalDataKey, 'base64')).update('backup').digest('hex').slice(0, 16);
}

async function* backupLines(client: pg.Client, options: BackupOptions, counts: RowCounts): AsyncGenerator<Buffer> {
  const manifest = await buildManifest(client, options);
  yield toJsonLine(manifest);
  for (const { name, columns } of manifest.tables) {
    counts[name] = 0;
    for await (const bytes of copyOut(client, `copy public.${name} (${columns}) to stdout`)) {
      yield toBackupChunk(name, bytes);
      options.onProgress?.(name, (counts[name] += countCopiedRows(bytes)));
    }
  }
  yield toJsonLine({ rows: counts });
}

async function buildManifest(
  client: pg.Client,
  { personalDataKey, takenAt, excludedTables }: BackupOptions,
): Promise<Manifest> {
  const { rows: migrations } = await client.query<{ name: string }>('select name from schema_migrations order by id');
  const { rows: tables } = await client.query<{ name: string; columns: string }>(tablesSql, [
    ['schema_migrations', ...excludedTables],
  ]);
  return {
    format: BACKUP_FORMAT,
    takenAt: takenAt.toISOString(),
    migrations: migrations.map(({ name }) => name),
    keyCheck: keyFingerprint(personalDataKey),
    tables,
  };
}

const tablesSql = /* sql */ `
  select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`;
