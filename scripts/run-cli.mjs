// npm run backup, verify, create-admin …: a command of `spa` over the shop's data, whether the product runs meanwhile or not; only
// restore and rotate-keys want it stopped.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startPostgres } from './embedded/postgres.mjs';
import { appRoleUrl, bulkLoadSettings } from './run/database.mjs';
import { claimDataFolder } from './run/data-folder.mjs';
import { runToCompletion } from './run/run-to-completion.mjs';
import { beginKeyRotation, dropPreviousKey, loadSecrets } from './run/secrets.mjs';

const [command = '--help', ...args] = process.argv.slice(2);
const commandLine = 'dist/src/cli/main.js';
const needsNoDatabase =
  /^(audit-verify|openapi|help|-.*)$/.test(command) || args.some((arg) => /^(--help|-h|--template)$/.test(arg));
const isElsewhere = process.env.DATABASE_URL || needsNoDatabase || args.some((arg) => arg.startsWith('--into'));

try {
  if (!existsSync(commandLine)) throw new Error('The commands are not built yet: npm run build:server, or npm start');
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  process.exitCode = await (isElsewhere ? run({ ...knownSecrets(dataDir), ...process.env }) : overEmbedded(dataDir));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Those that `npm start` made, if it ever ran here.
 * @param {string} dataDir
 */
function knownSecrets(dataDir) {
  return existsSync(join(dataDir, 'secrets.json')) ? loadSecrets(dataDir) : {};
}

/** @param {string} dataDir */
async function overEmbedded(dataDir) {
  const folder = join(dataDir, 'postgres');
  const isRestore = command === 'restore';
  // New secrets would open no backup, and a database made with them would not open to the old ones.
  if (isRestore && !existsSync(join(dataDir, 'secrets.json')) && !process.env.PERSONAL_DATA_KEY) {
    throw new Error(
      `Put the secrets.json of the shop into ${dataDir} first, or set its PERSONAL_DATA_KEY: without them nobody can read a backup.`,
    );
  }
  if (!isRestore && !existsSync(folder))
    throw new Error(`There is no shop in ${dataDir}. Set DATA_DIR, or DATABASE_URL for a server of your own.`);
  // Over the embedded database the key is rotated in secrets.json, too, which a running product has read long ago.
  const isRotation = command === 'rotate-keys' && !process.env.PERSONAL_DATA_KEY;
  const isForgetting = isRotation && args.includes('--forget');
  process.umask(0o022);
  const { release } = isRestore || isRotation ? await claimDataFolder(dataDir) : { release: async () => {} };
  const { DATABASE_PASSWORD, ...secrets } =
    isRotation && !isForgetting ? beginKeyRotation(dataDir) : loadSecrets(dataDir);
  const server = await startPostgres({
    folder,
    logFile: join(dataDir, 'postgres.log'),
    password: DATABASE_PASSWORD,
    settings: isRestore ? bulkLoadSettings : {},
  });
  try {
    const ownerUrl = server.url('spa');
    const urls = { DATABASE_URL: appRoleUrl(ownerUrl), DATABASE_OWNER_URL: ownerUrl };
    const code = await run({ ...secrets, ...process.env, ...urls });
    if (isRotation && code === 0) finishKeyRotation(dataDir, isForgetting);
    if (command === 'erase' && code === 0)
      console.log(`Mails that were sent stay with those who got them, here in ${join(dataDir, 'mails')}.`);
    return code;
  } finally {
    // A server that was already running belongs to the product, unless the product is known to be gone.
    if (isRestore || isRotation || !server.adopted) await server.stop();
    await release();
  }
}

/**
 * @param {string} dataDir
 * @param {boolean} isForgetting
 */
function finishKeyRotation(dataDir, isForgetting) {
  if (isForgetting) dropPreviousKey(dataDir);
  const other = isForgetting
    ? 'The other key is gone'
    : 'The other key is kept there as well, until npm run rotate-keys -- --forget';
  console.log(`Keep a copy of ${join(dataDir, 'secrets.json')} where you kept the one before. ${other}.`);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the command's exit code
 */
function run(env) {
  // A link that is printed begins with it; the site is on this machine unless somebody says otherwise.
  const PUBLIC_URL = env.PUBLIC_URL || `http://localhost:${env.PORT || 3000}`;
  return runToCompletion([commandLine, command, ...args], { ...env, PUBLIC_URL });
}
