import { describeFailure } from './describe-failure.js';
import { followParentProcess } from './follow-parent-process.js';

/** For NestFactory: what fails is thrown, and said here alone. What it logs is kept until `flushLogs()`. */
export const processOptions = { bufferLogs: true, autoFlushLogs: false, abortOnError: false } as const;

/** Starts a process of the product. What keeps it from starting is one sentence on stderr, and the process ends. */
export async function startProcess(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  }
  followParentProcess();
}
