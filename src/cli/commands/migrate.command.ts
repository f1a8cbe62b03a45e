import { Command, CommandRunner } from 'nest-commander';
import { migrateAndGrant } from '../../platform/database/migrations/migrate-and-grant.js';
import { postgresUrl } from '../runner/database-url.js';

@Command({ name: 'migrate', description: 'Migrates the database to this version.' })
export class MigrateCommand extends CommandRunner {
  async run(): Promise<void> {
    const ownerUrl = process.env.DATABASE_OWNER_URL && postgresUrl('DATABASE_OWNER_URL');
    await migrateAndGrant(postgresUrl('DATABASE_URL'), ownerUrl);
  }
}
