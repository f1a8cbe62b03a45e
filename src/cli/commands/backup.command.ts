import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandRunner, Option } from 'nest-commander';
import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createBackup } from '../../platform/backup/create-backup.js';
import { makeFolder } from '../../platform/backup/make-folder.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config.js';
import { sql } from '../../platform/database/sql.js';
import { ProjectionRegistry } from '../../platform/projections/projection-registry.js';
import { print, showProgress } from '../runner/terminal.js';
import { withApp } from '../runner/with-app.js';

/**
 * Tables that are left out of a backup. Read models hold names in plain text and can be rebuilt from the log. A session
 * that was ended, or a password link that was used, must not become valid again.
 */
const unrestorableTables = [
  'sessions',
  'refresh_tokens',
  'password_links',
  'idempotency_keys',
  'revenue_sums',
  'ledger_balances',
  'identities',
];

/** Records when the backup was made: the system status shows how old the last backup is. */
const recordBackupSql = /* sql */ `
  insert into last_backup (taken_at) values ($1::timestamptz) on conflict (one_row) do update set taken_at = excluded.taken_at`;

@Command({ name: 'backup', description: 'Backs up the shop into one file, while it runs.' })
export class BackupCommand extends CommandRunner {
  async run(_: string[], { to }: { to?: string }): Promise<void> {
    await withApp(async (app) => {
      const { DATABASE_URL: databaseUrl, PERSONAL_DATA_KEY: personalDataKey } = app.get(Config);
      const takenAt = app.get(Clock).now();
      const file = makeRoomFor(to ?? defaultFile(takenAt));
      const projections = app.get(ProjectionRegistry).all();
      const excludedTables = [...unrestorableTables, ...projections.flatMap(({ tables }) => tables)];
      const options = { databaseUrl, personalDataKey, takenAt, excludedTables, onProgress: showProgress };
      const counts = await createBackup(file, options);
      await sql(app.get(EntityManager).fork(), recordBackupSql, [takenAt]);
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
      print(`${file}: ${counts.event_log} events, ${rows} rows, ${(statSync(file).size / 1e6).toFixed(1)} MB.`);
      print('The data of clients in it can only be read with PERSONAL_DATA_KEY: keep that key, apart from the backup.');
    });
  }

  @Option({ flags: '--to <file>', description: 'the file to write (default: DATA_DIR/backups/spa-<time>.backup)' })
  parseTo(file: string): string {
    return file;
  }
}

function defaultFile(takenAt: Date): string {
  const name = `spa-${takenAt.toISOString().replaceAll(':', '-')}.backup`;
  return join(process.env.DATA_DIR || '.data', 'backups', name);
}

/** Makes the folder of a file, and returns the file's path. @throws Error when the folder cannot be made */
function makeRoomFor(file: string): string {
  const folder = dirname(file);
  try {
    makeFolder(folder);
  } catch (error) {
    const why = `The folder ${resolve(folder)} cannot be made: name a file in a writable one with --to`;
    throw new Error(why, { cause: error });
  }
  return file;
}
