import { grantAppPrivileges } from '../platform/database/app-role.js';
import { migrate } from '../platform/database/migrate.js';

const { DATABASE_URL = '', DATABASE_OWNER_URL } = process.env;

/**
 * Brings the database to this version's tables and ends. With DATABASE_OWNER_URL it does so as that role, and lets the role
 * of DATABASE_URL work with them.
 */
try {
  await migrate(DATABASE_OWNER_URL || DATABASE_URL);
  if (DATABASE_OWNER_URL) await grantAppPrivileges(DATABASE_OWNER_URL, DATABASE_URL);
} catch (error) {
  console.error(`The database at DATABASE_URL: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
