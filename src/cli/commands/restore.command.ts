import { CommandBus } from '@nestjs/cqrs';
import { Command, CommandRunner, Option } from 'nest-commander';
import { system } from '../../kernel/actor.js';
import { describeFailure } from '../../platform/describe-failure.js';
import { formatCount } from '../../platform/format-count.js';
import { BackupReader } from '../../platform/backup/backup-file.js';
import { keyFingerprint } from '../../platform/backup/create-backup.js';
import { loadBackup } from '../../platform/backup/load-backup.js';
import { StagingDatabase } from '../../platform/backup/staging-database.js';
import { catchUp } from '../../platform/projections/catch-up.js';
import { ProjectionRebuilder } from '../../platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../platform/projections/projection-registry.js';
import { inspectDatabase } from '../inspect-database.js';
import { readErasureList } from '../read-erasure-list.js';
import { isPostgresUrl, ownerDatabaseUrl, withOwnerPassword } from '../runner/database-url.js';
import { confirmOrStop } from '../runner/prompts.js';
import { print, showProgress } from '../runner/terminal.js';
import { withApp } from '../runner/with-app.js';

interface RestoreOptions {
  /** The database to restore into, if it is not the shop's own. */
  into?: string;
  /** Whether a shop with bookings may be replaced. */
  replace?: boolean;
  /** Ids of erased bookings and clients, from a file, in case the database that knew of the erasures is lost. */
  erased?: readonly string[];
  yes?: boolean;
}

/**
 * Restores into a staging database. The target stays untouched until the restored shop is complete, without the
 * people erased since, and takes its place.
 */
@Command({
  name: 'restore',
  arguments: '<file>',
  argsDescription: { file: 'the backup' },
  description: 'Restores a shop from a backup, while it is stopped.',
})
export class RestoreCommand extends CommandRunner {
  async run([file]: [string], options: RestoreOptions): Promise<void> {
    if (!options.into) return this.restore(file, ownerDatabaseUrl(), options);
    await this.restore(file, options.into, options).catch((error: unknown) => {
      throw new Error(describeFailure(error, '--into'));
    });
  }

  private async restore(file: string, target: string, { replace, erased = [], yes }: RestoreOptions): Promise<void> {
    const backup = await BackupReader.open(file);
    const { keyCheck, takenAt } = backup.manifest;
    expectKeyOf(file, keyCheck);
    const staging = new StagingDatabase(target);
    const existing = (await staging.targetExists()) ? await inspectDatabase(target) : { bookings: 0, erased: [] };
    if (existing.bookings > 0) {
      const has = `The database has ${formatCount(existing.bookings, 'booking')}.`;
      if (!replace) throw new Error(`${has} Pass --replace to put the backup of ${takenAt} in their place`);
      await confirmOrStop(`${has} Put the backup of ${takenAt} in their place?`, { isSure: yes });
    }
    await staging.assertNoConnections();
    await staging.create();
    try {
      await loadBackup(staging.url, backup, showProgress);
      const erasedAgain = await finishRestore(staging.url, [...existing.erased, ...erased]);
      await staging.swapIn();
      const { bookings } = await inspectDatabase(target);
      print(
        `The shop is as it was at ${takenAt}, with ${formatCount(bookings, 'booking')}. Erased since, and now again: ${erasedAgain}.`,
      );
    } catch (error) {
      await staging.drop();
      throw error;
    }
  }

  @Option({
    flags: '--into <address>',
    description: 'postgres:// address of the database to restore into (default: the shop’s own)',
  })
  parseInto(address: string): string {
    if (!isPostgresUrl(address)) throw new Error('--into takes a postgres:// address');
    return withOwnerPassword(address);
  }

  @Option({ flags: '--replace', description: 'replace a shop that has bookings' })
  parseReplace(): boolean {
    return true;
  }

  @Option({
    flags: '--erased <file>',
    description: 'file of ids to erase again, one a line, as erasures lists them',
  })
  parseErased(file: string): string[] {
    return readErasureList(file);
  }

  @Option({ flags: '--yes', description: 'do not ask' })
  parseYes(): boolean {
    return true;
  }
}

/** Checks that a key of the environment is the one of the backup. @throws Error when neither is */
function expectKeyOf(file: string, keyCheck: string): void {
  const { PERSONAL_DATA_KEY, OTHER_PERSONAL_DATA_KEY } = process.env;
  if ([PERSONAL_DATA_KEY, OTHER_PERSONAL_DATA_KEY].some((key) => key && keyCheck === keyFingerprint(key))) return;
  throw new Error(
    `"${file}" was made with another PERSONAL_DATA_KEY. Set the one of that time, or put the secrets.json of that shop into DATA_DIR`,
  );
}

/**
 * Rebuilds the read models, and erases again who was erased since.
 * @returns the number of bookings and clients that were erased again
 */
async function finishRestore(databaseUrl: string, erased: readonly string[]): Promise<number> {
  delete process.env.DATABASE_DIRECT_URL;
  const before = (await inspectDatabase(databaseUrl)).erased.length;
  await withApp(async (app) => {
    await app
      .get(ProjectionRebuilder)
      .runAll(app.get(ProjectionRegistry).all(), (what, done) => showProgress(`${what}, events`, done));
    const { ErasePersonalData } = await import('../../booking/index.js');
    await app.get(CommandBus).execute(new ErasePersonalData({ onlyIds: erased }, system));
    await catchUp(app);
  }, databaseUrl);
  return (await inspectDatabase(databaseUrl)).erased.length - before;
}
