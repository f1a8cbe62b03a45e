import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

/** The product's own Node, one of the packages: the machine's may be older. */
export const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** What V8 made of each module is kept here: a process begins with a fifth less work. */
export const withCompileCache = { NODE_COMPILE_CACHE: resolve('.cache/compiled') };

/**
 * Runs a script on the product's own Node in place of this process: same terminal, same signals, same exit code.
 * @param {string} script
 * @param {string[]} args
 */
export function replaceProcess(script, args) {
  const child = spawn(node, [script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...withCompileCache, ...process.env },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
