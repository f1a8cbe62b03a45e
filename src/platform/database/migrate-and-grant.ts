import { grantAppPrivileges } from './app-role.js';
import { migrate } from './migrate.js';

/** Brings the database to this version, as its owner where that is another role, who then lets the role of daily work use it. */
export async function migrateAndGrant(databaseUrl: string, ownerUrl?: string): Promise<void> {
  await migrate(ownerUrl || databaseUrl);
  if (ownerUrl) await grantAppPrivileges(ownerUrl, databaseUrl);
}
