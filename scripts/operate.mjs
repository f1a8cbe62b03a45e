// npm run rebuild, verify, erase, backup, admin:create …: one task over the shop's data, whether the product runs meanwhile or
// not; only restore wants it stopped.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startPostgres } from './embedded/postgres.mjs';
import { claimDataFolder } from './run/data-folder.mjs';
import { secretsIn } from './run/secrets.mjs';

const [task, ...args] = process.argv.slice(2);
const isElsewhere = process.env.DATABASE_URL || args.some((arg) => arg.startsWith('--into'));

try {
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  process.exitCode = isElsewhere ? run({ ...knownSecrets(dataDir), ...process.env }) : await overEmbedded(dataDir);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Those that `npm start` made, if it ever ran here.
 * @param {string} dataDir
 */
function knownSecrets(dataDir) {
  return existsSync(join(dataDir, 'secrets.json')) ? secretsIn(dataDir) : {};
}

/** @param {string} dataDir */
async function overEmbedded(dataDir) {
  const folder = join(dataDir, 'postgres');
  const isRestore = task === 'restore';
  // New secrets would open no backup, and a database made with them would not open to the old ones.
  if (isRestore && !existsSync(join(dataDir, 'secrets.json')) && !process.env.PERSONAL_DATA_KEY) {
    throw new Error(`Put the secrets.json of the shop into ${dataDir} first, or set its PERSONAL_DATA_KEY: without them nobody can read a backup.`);
  }
  process.umask(0o022);
  const { release } = isRestore ? await claimDataFolder(dataDir) : { release: async () => {} };
  if (!isRestore && !existsSync(folder)) throw new Error(`There is no shop in ${dataDir}. Set DATA_DIR, or DATABASE_URL for a server of your own.`);
  const { DATABASE_PASSWORD, ...secrets } = secretsIn(dataDir);
  const server = await startPostgres({ folder, logFile: join(dataDir, 'postgres.log'), password: DATABASE_PASSWORD });
  try {
    const code = run({ ...secrets, ...process.env, DATABASE_URL: server.url('spa') });
    if (task === 'erase' && code === 0) console.log(`Mails that were sent stay with those who got them, here in ${join(dataDir, 'mails')}.`);
    return code;
  } finally {
    // What was found running belongs to the product, unless that is known to be gone.
    if (isRestore || !server.adopted) await server.stop();
    await release();
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {number} the task's exit code
 */
function run(env) {
  // No task sends mails or serves pages. The settings ask for both addresses, and a link that is printed begins with one.
  const unused = { SMTP_URL: 'smtp://127.0.0.1', PUBLIC_URL: `http://localhost:${env.PORT || 3000}` };
  const { status, error } = spawnSync(process.execPath, [`dist/src/${task}.js`, ...args], { stdio: 'inherit', env: { ...unused, ...env } });
  if (error) throw error;
  return status ?? 1;
}
