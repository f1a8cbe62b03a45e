import { describeFailure } from './describe-failure.js';
import { exitWithParentProcess } from './exit-with-parent-process.js';
import { releaseStartMemory } from './release-start-memory.js';
import { assertNoMisspeltVariables } from '../kernel/variables/assert-no-misspelt-variables.js';

/**
 * Options of NestFactory: a failure to start is thrown, and reported here alone. Log lines are kept until
 * `flushLogs()`.
 */
export const processOptions = { bufferLogs: true, autoFlushLogs: false, abortOnError: false } as const;

/** Starts a process of the product. If it cannot start, it writes one sentence to stderr and ends. */
export async function startProcess(start: () => Promise<void>): Promise<void> {
  try {
    assertNoMisspeltVariables(process.env, say);
    await start();
    await releaseStartMemory();
  } catch (error) {
    say(describeFailure(error));
    process.exit(1);
  }
  exitWithParentProcess();
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
