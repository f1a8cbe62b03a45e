import { Command, CommandRunner, Option } from 'nest-commander';
import { writeFileSync } from 'node:fs';
import { assertSchemaVersion } from '../../platform/database/migrations/schema-version.js';
import { inspectDatabase } from '../inspect-database.js';
import { ownerDatabaseUrl } from '../runner/database-url.js';

@Command({
  name: 'erasures',
  description: 'Lists the bookings and clients that were erased, for restores of older backups.',
})
export class ErasuresCommand extends CommandRunner {
  async run(_: string[], { file }: { file?: string }): Promise<void> {
    const databaseUrl = ownerDatabaseUrl();
    await assertSchemaVersion(databaseUrl);
    const { erased } = await inspectDatabase(databaseUrl);
    const list = erased.map((id) => `${id}\n`).join('');
    if (file) writeFileSync(file, list);
    else process.stdout.write(list);
  }

  @Option({ flags: '--file <file>', description: 'the file to write the list into' })
  parseFile(file: string): string {
    return file;
  }
}
