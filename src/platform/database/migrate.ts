import { MikroORM } from '@mikro-orm/postgresql';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseOptions } from './database-options.js';
import { migrateQueues } from './migrate-queues.js';

// Any number will do as long as every version of the product asks for the same one.
const MIGRATION_LOCK = 7_726_572;

/** lock_not_available, deadlock_detected: who works on a table was there first. */
const IN_USE = ['55P03', '40P01'];
/** About a minute and a half. */
const MAX_ATTEMPTS = 30;

/**
 * Runs the migrations that are missing, and those of the queues that PostgreSQL holds when there is no Redis. Of several processes that start together one does, the others wait for it.
 * @param upTo only these, by name
 * @throws Error when this version does not know one of `upTo`
 */
export async function migrate(databaseUrl: string, upTo?: string[]): Promise<void> {
  const lockClient = new pg.Client({ connectionString: databaseUrl });
  try {
    await lockClient.connect();
    await lockClient.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMissing(databaseUrl, lockClient, upTo);
  } finally {
    await lockClient.end();
  }
}

/** @param lockClient holds the lock */
async function runMissing(databaseUrl: string, lockClient: pg.Client, upTo?: string[]): Promise<void> {
  const options = databaseOptions({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2 }, []);
  const driverOptions = { ...options.driverOptions, options: '-c lock_timeout=2s' };
  // Each one by itself: what all of them lock together would keep whoever serves waiting until the last, and come to deadlocks.
  const migrations = { ...options.migrations, allOrNothing: false };
  const orm = await MikroORM.init({ ...options, migrations, driverOptions, logger: () => undefined });
  try {
    await retryWhileInUse(() => (upTo ? migrateUpTo(orm, upTo) : orm.migrator.up()));
    await migrateQueues(lockClient);
  } finally {
    await orm.close();
  }
}

/**
 * A table that somebody works on is waited for only briefly, again and again: whoever came after the migration would wait as well,
 * and the shop would stop.
 */
async function retryWhileInUse(step: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return void (await step());
    } catch (error) {
      if (!IN_USE.includes((error as { code?: string }).code ?? '') || attempt === MAX_ATTEMPTS) throw error;
      await sleep(1_000);
    }
  }
}

async function migrateUpTo(orm: MikroORM, names: string[]): Promise<void> {
  const known = new Set((await orm.migrator.getPending()).map(({ name }) => name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown) throw new Error(`${unknown} is of a newer version of the product`);
  await orm.migrator.up({ migrations: names });
}
