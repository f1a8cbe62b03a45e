import { describeFailure } from './describe-failure.js';
import { followParentProcess } from './follow-parent-process.js';
import { refuseMisspeltVariables } from '../kernel/variables/refuse-misspelt-variables.js';

/** For NestFactory: what fails is thrown, and said here alone. What it logs is kept until `flushLogs()`. */
export const processOptions = { bufferLogs: true, autoFlushLogs: false, abortOnError: false } as const;

/** Starts a process of the product. What keeps it from starting is one sentence on stderr, and the process ends. */
export async function startProcess(start: () => Promise<void>): Promise<void> {
  try {
    refuseMisspeltVariables(process.env, say);
    await start();
  } catch (error) {
    say(describeFailure(error));
    process.exit(1);
  }
  followParentProcess();
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
