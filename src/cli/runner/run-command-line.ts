import { CommandFactory } from 'nest-commander';
import { commands } from '../commands.js';
import { CommandLineModule } from './command-line.module.js';
import { describeFailure } from '../../platform/describe-failure.js';
import { assertNoMisspeltVariables } from '../../kernel/variables/assert-no-misspelt-variables.js';
import { clearProgress } from './terminal.js';

/** Runs the command that is named. Exit code 0: done; 1: failed, after one sentence on stderr. */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  const named = commands[argv[2] ?? ''];
  const loaders = named ? [named] : Object.values(commands);
  try {
    if (named && !argv.includes('--help')) assertNoMisspeltVariables(process.env, say);
    const providers = await Promise.all(loaders.map((load) => load()));
    await CommandFactory.run(CommandLineModule.with(providers), {
      logger: false,
      abortOnError: false,
      serviceErrorHandler: fail,
      // Receives errors of the command line itself; commander ends the process after it.
      outputConfiguration: { outputError: (text) => fail(new Error(text.replace(/^error: /, ''))) },
    });
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  clearProgress();
  say(describeFailure(error));
  process.exitCode ||= 1;
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
