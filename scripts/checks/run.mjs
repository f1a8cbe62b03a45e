import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { elapsed } from '../prepare/log-progress.mjs';
import { withCompileCache } from '../prepare/runtime.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures] the tests that failed, a file where it could not be run
 * @property {string[]} [retried] the tests that passed at the second try only
 * @property {import('./slowest-files.mjs').FileCost[]} [files]
 */

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} script of package.json
 * @property {string[]} [args]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [isBackground] takes the time that the others of its stage leave, and prints at its end
 * @property {() => string[] | undefined} [secondTry] arguments with which a failed check runs once more, without `env`
 * @property {() => Counts} [count] reads the runner's report; a check without one counts as one test
 */

/**
 * Runs the checks of one stage at the same time.
 * @param {Check[]} checks
 */
export function runTogether(checks) {
  return Promise.all(checks.map(runCheck));
}

/**
 * @param {Check} check
 * @returns {Promise<Counts & { name: string, seconds: string }>}
 */
async function runCheck({ name, script, args = [], env, isBackground = false, secondTry, count }) {
  const title = `\n── ${name}`;
  if (!isBackground) console.log(title);
  const seconds = elapsed();
  const first = await npmRun(script, { args, env, isBackground });
  if (isBackground) console.log(`${title}\n${first.output}`);
  const again = first.status === 0 ? undefined : secondTry?.();
  if (again) console.log(`${title}, second try`);
  const { status } = again ? await npmRun(script, { args: again, isBackground }) : first;
  const counts = count ? counted(count) : { passed: Number(status === 0), failed: 0 };
  // A runner that fails beyond its tests, or without a report, has failed once.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return { name, ...counts, seconds: seconds() };
}

/**
 * @param {string} script
 * @param {{ args: string[], env?: NodeJS.ProcessEnv, isBackground: boolean }} options
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function npmRun(script, { args, env, isBackground }) {
  const npm = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: isBackground ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...withCompileCache, ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  // Before it starts others, which inherit it.
  if (isBackground && npm.pid) setPriority(npm.pid, constants.priority.PRIORITY_LOW);
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve, reject) => {
    npm.once('error', reject);
    npm.once('close', (status) => resolve({ status, output: Buffer.concat(said).toString() }));
  });
}

/**
 * @param {() => Counts} count
 * @returns {Counts}
 */
function counted(count) {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 0 };
  }
}
