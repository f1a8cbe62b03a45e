import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { elapsed, logProgress } from '../prepare/log-progress.mjs';

/** @param {NodeJS.ProcessEnv} env */
export async function migrateDatabase(env) {
  await run('scripts/run/migrate.mjs', env, 'The database could not be brought to this version');
  logProgress('Tables', 'up to date');
}

/**
 * Opens the demo shop, or extends the rosters of the one that is open. Only ever done to the embedded database.
 * @param {NodeJS.ProcessEnv} env
 */
export async function openDemoShop(env) {
  if (!existsSync('dist/src/demo/seed.js')) return;
  const seconds = elapsed();
  await run('dist/src/demo/seed.js', env, 'The demo shop could not be opened');
  logProgress('Demo shop', `open, in ${seconds()}`);
}

/**
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @param {string} failure
 */
async function run(script, env, failure) {
  try {
    await promisify(execFile)(process.execPath, [script], { env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stderr, stdout } = /** @type {{ stderr: string, stdout: string }} */ (error);
    throw new Error(`${failure}:\n${stderr || stdout}`, { cause: error });
  }
}
