import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { parseArgs } from 'node:util';
import { AppModule } from '../app.module.js';
import { ErasePersonalData } from '../booking/index.js';
import { readErasureList } from './read-erasure-list.js';
import { BackupReader } from '../platform/backup/backup-file.js';
import { StagingDatabase } from '../platform/backup/staging-database.js';
import { loadBackup } from '../platform/backup/load-backup.js';
import { keyFingerprint } from '../platform/backup/create-backup.js';
import { system } from '../kernel/actor.js';
import { catchUp } from '../platform/projections/catch-up.js';
import { ProjectionRegistry } from '../platform/projections/projection-registry.js';
import { ProjectionRebuilder } from '../platform/projections/projection-rebuilder.js';
import { showProgress } from './terminal/show-progress.js';
import { inspectDatabase } from './inspect-database.js';

interface RestoreOptions {
  file: string;
  target: string;
  /** Whether a shop with bookings may be replaced. */
  replace: boolean;
  /** Bookings that were erased, by id, although the database that knew of it may be lost. */
  erased: readonly string[];
}

/** Brings a shop back from a backup: npm run restore -- file [--replace] [--erased list] [--into postgres://…] */
try {
  await restore(parseRestoreArgs(process.argv.slice(2)));
} catch (error) {
  showProgress.clear();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The target database stays as it is until the restored shop, whole and without those erased since, takes its place. */
async function restore({ file, target, replace, erased }: RestoreOptions): Promise<void> {
  const backup = await BackupReader.open(file);
  const { keyCheck, takenAt } = backup.manifest;
  const { PERSONAL_DATA_KEY, OTHER_PERSONAL_DATA_KEY } = process.env;
  if (![PERSONAL_DATA_KEY, OTHER_PERSONAL_DATA_KEY].some((key) => key && keyCheck === keyFingerprint(key))) {
    throw new Error(
      `${file} was made with another PERSONAL_DATA_KEY. Set the one of that time, or put the secrets.json of that shop into DATA_DIR`,
    );
  }
  const staging = new StagingDatabase(target);
  const existing = (await staging.targetExists()) ? await inspectDatabase(target) : { bookings: 0, erased: [] };
  if (existing.bookings > 0 && !replace) {
    throw new Error(
      `The database has ${existing.bookings} bookings. Say --replace to put the backup of ${takenAt} in their place`,
    );
  }
  await staging.assertNoConnections();
  await staging.create();
  try {
    await loadBackup(staging.url, backup, showProgress);
    const erasedAgain = await finishRestore(staging.url, [...existing.erased, ...erased]);
    await staging.swapIn();
    showProgress.clear();
    const { bookings } = await inspectDatabase(target);
    console.log(
      `The shop is as it was at ${takenAt}, with ${bookings} bookings; ${erasedAgain} that were erased since are erased again.`,
    );
  } catch (error) {
    await staging.drop();
    throw error;
  }
}

/** Makes the read models, and forgets who was forgotten. @returns how many bookings had to be erased again */
async function finishRestore(databaseUrl: string, erased: readonly string[]): Promise<number> {
  delete process.env.DATABASE_DIRECT_URL;
  process.env.DATABASE_URL = databaseUrl;
  const before = (await inspectDatabase(databaseUrl)).erased.length;
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
  try {
    for (const projection of app.get(ProjectionRegistry).all()) {
      await app.get(ProjectionRebuilder).run(projection, (seq) => showProgress(`${projection.name}, events`, seq));
    }
    await app.get(CommandBus).execute(new ErasePersonalData({ onlyBookings: erased }, system));
    await catchUp(app);
  } finally {
    await app.close();
  }
  return (await inspectDatabase(databaseUrl)).erased.length - before;
}

/** @throws Error that says what is missing or wrong */
function parseRestoreArgs(args: string[]): RestoreOptions {
  const options = { replace: { type: 'boolean' }, into: { type: 'string' }, erased: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error('Say which backup: npm run restore -- file');
  const target = values.into ?? process.env.DATABASE_URL ?? '';
  if (!URL.canParse(target)) throw new Error('Say where to: --into takes a postgres:// address');
  return {
    file,
    target,
    replace: values.replace ?? false,
    erased: values.erased ? readErasureList(values.erased) : [],
  };
}
