import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The product's own Node, one of the packages: the machine's may be older. */
export const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/**
 * Runs a script on the product's own Node in place of this process: same terminal, same signals, same exit code.
 * @param {string} script
 * @param {string[]} args
 */
export function continueOn(script, args) {
  const child = spawn(node, [script, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
