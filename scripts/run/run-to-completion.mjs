import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Runs Node on a script, at the same terminal. Ctrl-C ends it and not the caller, who has a database to put away behind it.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export async function runToCompletion(args, env) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env });
  const forward = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
    });
  } finally {
    for (const signal of signals) process.off(signal, forward);
  }
}
