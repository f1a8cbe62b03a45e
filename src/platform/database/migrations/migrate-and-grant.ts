import { grantAppPrivileges } from '../app-role.js';
import { migrate } from './migrate.js';

/**
 * Migrates the database to this version, as its owner where that is another role, and then grants the role of daily
 * work its privileges.
 */
export async function migrateAndGrant(databaseUrl: string, ownerUrl?: string): Promise<void> {
  await migrate(ownerUrl || databaseUrl);
  if (ownerUrl) await grantAppPrivileges(ownerUrl, databaseUrl);
}
