import 'reflect-metadata';
import { EntityManager } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { AppModule } from '../app.module.js';
import { createBackup } from '../platform/backup/create-backup.js';
import { Clock } from '../platform/clock/clock.js';
import { Config } from '../platform/config.js';
import { sql } from '../platform/database/sql.js';
import { ProjectionRegistry } from '../platform/projections/projection-registry.js';
import { showProgress } from './terminal/show-progress.js';

/**
 * What a backup leaves behind. Read models hold names in the clear and are made from the log again. A session that was ended,
 * or a password link that was used since, must not come back to life.
 */
const unrestorableTables = ['sessions', 'refresh_tokens', 'password_links', 'idempotency_keys', 'revenue_sums'];

/** The system status shows how old the last backup is. */
const recordBackupSql = /* sql */ `
  insert into last_backup (taken_at) values ($1::timestamptz) on conflict (one_row) do update set taken_at = excluded.taken_at`;

/** Writes the shop into one file, while the product serves: npm run backup [-- --to file] */
try {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  await backup(to);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function backup(to: string | undefined): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
  try {
    const { DATABASE_URL: databaseUrl, PERSONAL_DATA_KEY: personalDataKey } = app.get(Config);
    const takenAt = app.get(Clock).now();
    const file =
      to ??
      join(process.env.DATA_DIR || '.data', 'backups', `spa-${takenAt.toISOString().replaceAll(':', '-')}.backup`);
    mkdirSync(dirname(file), { recursive: true });
    const readModels = app
      .get(ProjectionRegistry)
      .all()
      .flatMap(({ tables }) => tables);
    const excludedTables = [...unrestorableTables, ...readModels];
    const counts = await createBackup(file, {
      databaseUrl,
      personalDataKey,
      takenAt,
      excludedTables,
      onProgress: showProgress,
    });
    await sql(app.get(EntityManager).fork(), recordBackupSql, [takenAt]);
    showProgress.clear();
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`${file}: ${counts.event_log} events, ${rows} rows, ${(statSync(file).size / 1e6).toFixed(1)} MB.`);
    console.log(
      'It names no client without PERSONAL_DATA_KEY, and nobody can be read from it when that key is lost: keep the key, apart from it.',
    );
  } finally {
    await app.close();
  }
}
