import { migrate } from './platform/database/migrate.js';

/** Brings the database at DATABASE_URL to this version's tables and ends. */
try {
  await migrate(process.env.DATABASE_URL ?? '');
} catch (error) {
  console.error(`The database at DATABASE_URL: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
