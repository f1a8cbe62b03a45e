import { Command, CommandRunner } from 'nest-commander';
import { grantAppPrivileges } from '../../platform/database/app-role.js';
import { migrate } from '../../platform/database/migrate.js';
import { postgresUrl } from '../runner/database-url.js';

/** With DATABASE_OWNER_URL it works as that role, and lets the role of DATABASE_URL work with the tables. */
@Command({ name: 'migrate', description: "Brings the database to this version's tables." })
export class MigrateCommand extends CommandRunner {
  async run(): Promise<void> {
    const url = postgresUrl('DATABASE_URL');
    const ownerUrl = process.env.DATABASE_OWNER_URL && postgresUrl('DATABASE_OWNER_URL');
    await migrate(ownerUrl || url);
    if (ownerUrl) await grantAppPrivileges(ownerUrl, url);
  }
}
