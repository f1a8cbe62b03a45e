import { migrate } from './platform/database/migrate.js';

/** Brings the database at DATABASE_URL to this version's tables and ends. */
await migrate(process.env.DATABASE_URL ?? '');
