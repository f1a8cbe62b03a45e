import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { databaseOptions } from './database-options.js';

// Any number will do as long as every version of the product asks for the same one.
const MIGRATION_LOCK = 7_726_572;

/** Runs the migrations that are missing. Of several processes that start together one does, the others wait for it. */
export async function migrate(databaseUrl: string): Promise<void> {
  const turn = new pg.Client({ connectionString: databaseUrl });
  await turn.connect();
  await turn.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const options = databaseOptions({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2 }, []);
  const orm = await MikroORM.init({ ...options, logger: () => undefined });
  try {
    await orm.migrator.up();
  } finally {
    await orm.close();
    await turn.end();
  }
}
