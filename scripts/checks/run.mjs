import { spawn } from 'node:child_process';
import { elapsed } from '../prepare/log-progress.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [retried] the tests that passed at the second try only
 * @property {import('./slowest-files.mjs').FileCost[]} [files]
 */

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} script of package.json
 * @property {string[]} [args]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => Counts} [count] reads the runner's report; a check without one counts as one test
 */

/**
 * Runs the checks of one stage at the same time. What one of several prints appears at its end, so that lines never mix.
 * @param {Check[]} checks
 */
export function runTogether(checks) {
  return Promise.all(checks.map((check) => runCheck(check, checks.length > 1)));
}

/**
 * @param {Check} check
 * @param {boolean} isBuffered
 * @returns {Promise<Counts & { name: string, seconds: string }>}
 */
async function runCheck({ name, script, args = [], env, count }, isBuffered) {
  const title = `\n── ${name}`;
  if (!isBuffered) console.log(title);
  const seconds = elapsed();
  const { status, output } = await npmRun(script, { args, env, isBuffered });
  if (isBuffered) console.log(`${title}\n${output}`);
  const counts = count ? counted(count) : { passed: Number(status === 0), failed: 0 };
  // A runner that fails beyond its tests, or without a report, has failed once.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return { name, ...counts, seconds: seconds() };
}

/**
 * @param {string} script
 * @param {{ args: string[], env?: NodeJS.ProcessEnv, isBuffered: boolean }} options
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function npmRun(script, { args, env, isBuffered }) {
  const npm = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: isBuffered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
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
