import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { elapsed, logProgress, showWaiting } from '../prepare/log-progress.mjs';

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} [signal] ends it before its time
 */
export async function migrateDatabase(env, signal) {
  await showWaiting('Tables', 'brought to this version', (onProgress) =>
    run('scripts/run/migrate.mjs', env, {
      failure: 'The database could not be brought to this version',
      onProgress,
      signal,
    }),
  );
  logProgress('Tables', 'up to date');
}

/**
 * Opens the demo shop, or extends the rosters of the one that is open. Only ever done to the embedded database.
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} [signal] ends it before its time
 */
export async function openDemoShop(env, signal) {
  if (!existsSync('dist/src/demo/seed.js')) return;
  const seconds = elapsed();
  await showWaiting('Demo shop', 'opening', (onProgress) =>
    run('dist/src/demo/seed.js', env, { failure: 'The demo shop could not be opened', onProgress, signal }),
  );
  logProgress('Demo shop', `open, in ${seconds()}`);
}

/**
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @param {{ failure: string, onProgress?: (progress: string) => void, signal?: AbortSignal }} options what it is called when it fails; what receives each line it prints
 * @returns {Promise<void>}
 */
async function run(script, env, { failure, onProgress, signal }) {
  const child = spawn(process.execPath, [script], { env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  for (const name of /** @type {const} */ (['stdout', 'stderr']))
    child[name].setEncoding('utf8').on('data', (chunk) => {
      said[name] += chunk;
      if (name === 'stdout') onProgress?.(said.stdout.trim().split('\n').at(-1) ?? '');
    });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`${failure}:\n${said.stderr || said.stdout}`);
}
