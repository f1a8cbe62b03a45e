import { Config } from '../config.js';
import { awaitDatabase } from '../database/await-database.js';
import { assertSchemaVersion } from '../database/migrations/schema-version.js';
import { describeFailure } from '../describe-failure.js';
import { readConfig } from '../environment.js';
import { assertPersonalDataKey } from '../personal-data/assert-personal-data-key.js';
import { exitWithParentProcess } from './exit-with-parent-process.js';
import { releaseStartMemory } from './release-start-memory.js';
import { assertNoMisspeltVariables } from '../../kernel/variables/assert-no-misspelt-variables.js';

/**
 * Options of NestFactory: a failure to start is thrown, and reported here alone. Log lines are kept until
 * `flushLogs()`.
 */
export const processOptions = { bufferLogs: true, autoFlushLogs: false, abortOnError: false } as const;

/**
 * Starts a process of the product, over a database of its version and keys, once that answers. If it cannot start, it writes one
 * sentence to stderr and ends.
 */
export async function startProcess(start: (config: Config) => Promise<void>): Promise<void> {
  exitWithParentProcess();
  try {
    assertNoMisspeltVariables(process.env, say);
    const config = readConfig(Config, process.env);
    await awaitDatabase(config.DATABASE_URL, say);
    await assertSchemaVersion(config.DATABASE_URL);
    await assertPersonalDataKey(config);
    await start(config);
    await releaseStartMemory();
  } catch (error) {
    say(describeFailure(error));
    process.exit(1);
  }
  process.send?.('ready');
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
