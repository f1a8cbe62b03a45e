import { CommandFactory } from 'nest-commander';
import { commands } from '../commands.js';
import { CommandLineModule } from './command-line.module.js';
import { describeFailure } from '../../platform/describe-failure.js';
import { clearProgress } from './terminal.js';

/** Runs the command that is named. Exit code 0: done; 1: failed, after one sentence on stderr. */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  const named = commands[argv[2] ?? ''];
  const loaders = named ? [named] : Object.values(commands);
  try {
    const providers = await Promise.all(loaders.map((load) => load()));
    await CommandFactory.run(CommandLineModule.with(providers), {
      logger: false,
      abortOnError: false,
      serviceErrorHandler: fail,
      // What is wrong with the command line itself; commander ends the process after it.
      outputConfiguration: { outputError: (text) => fail(new Error(text.replace(/^error: /, ''))) },
    });
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  clearProgress();
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode ||= 1;
}
