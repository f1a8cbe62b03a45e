import { MikroORM } from '@mikro-orm/postgresql';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SHOP_LOCKS } from '../../../kernel/locks/advisory-locks.js';
import { databaseOptions } from '../database-options.js';
import { migrateQueues } from './migrate-queues.js';
import {
  countBaseline,
  describeTooOld,
  describeUnknownMigrations,
  knownMigrations,
  readAppliedMigrations,
} from './schema-version.js';

/** SQLSTATE of lock_not_available and deadlock_detected: another process is working on the table. */
const IN_USE = ['55P03', '40P01'];
/** Number of attempts for each step, which take about a minute and a half. */
const MAX_ATTEMPTS = 30;

/**
 * Runs the migrations that are missing, and those of the queues, which PostgreSQL holds when there is no Redis. Of
 * several processes that start together, one does the work and the others wait for it.
 * @param upTo names of the only migrations to run, those of a backup
 * @throws Error when this version does not know one of `upTo`, or one that the database has been through; when either
 * stops before the baseline
 */
export async function migrate(databaseUrl: string, upTo?: string[]): Promise<void> {
  const lockClient = new pg.Client({ connectionString: databaseUrl });
  try {
    await lockClient.connect();
    await lockClient.query('select pg_advisory_lock($1)', [SHOP_LOCKS.migration]);
    await runMissing(databaseUrl, lockClient, upTo);
  } finally {
    await lockClient.end();
  }
}

/** Runs the missing migrations. @param lockClient holds the lock */
async function runMissing(databaseUrl: string, lockClient: pg.Client, upTo?: string[]): Promise<void> {
  const options = databaseOptions({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2 }, []);
  const driverOptions = { ...options.driverOptions, options: '-c lock_timeout=2s' };
  const orm = await MikroORM.init({ ...options, driverOptions, logger: () => undefined });
  try {
    const applied = await retryWhileInUse(() =>
      readAppliedMigrations((statement) => orm.em.getConnection().execute(statement)),
    );
    const mismatch = describeTooOld(applied) ?? describeUnknownMigrations(applied);
    if (mismatch) throw new Error(mismatch);
    const wanted = upTo && countBaseline(upTo);
    const known = knownMigrations();
    const missing = wanted?.find((name) => !known.includes(name));
    if (missing)
      throw new Error(describeTooOld(wanted!, 'backup') ?? `${missing} is of a newer version of the product`);
    // One transaction per migration: a single one would hold all locks until the end, block the running processes,
    // and cause deadlocks.
    for (const name of known)
      if (!applied.includes(name) && (wanted?.includes(name) ?? true))
        await retryWhileInUse(() => orm.migrator.up(name));
    await migrateQueues(lockClient);
  } finally {
    await orm.close();
  }
}

/**
 * Runs a step that waits for a locked table only briefly, and tries it again: while a migration waits for a lock, every
 * later user of the table waits behind it, and the shop would stop.
 */
async function retryWhileInUse<Result>(step: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step();
    } catch (error) {
      if (!IN_USE.includes((error as { code?: string }).code ?? '') || attempt === MAX_ATTEMPTS) throw error;
      await sleep(1_000);
    }
  }
}
