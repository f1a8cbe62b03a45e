// npm run seed:large: a shop with a million bookings, in a database of its own or the one that DATABASE_URL names.
import { join, resolve } from 'node:path';
import { claimDataFolder } from './run/data-folder.mjs';
import { embeddedDatabase, bulkLoadSettings } from './run/database.mjs';
import { runToCompletion } from './run/run-to-completion.mjs';
import { loadSecrets } from './run/secrets.mjs';
import { migrateDatabase } from './run/tasks.mjs';

// Nothing is sent or served, but the configuration requires both addresses.
const unused = { SMTP_URL: 'smtp://127.0.0.1', PUBLIC_URL: 'http://localhost:3000' };

try {
  process.exitCode = process.env.DATABASE_URL
    ? await fill({ ...unused, ...process.env })
    : await overFolder(resolve(process.env.DATA_DIR || '.data-large'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} dataDir */
async function overFolder(dataDir) {
  process.umask(0o022);
  const { release } = await claimDataFolder(dataDir);
  const { DATABASE_PASSWORD, ...secrets } = loadSecrets(dataDir);
  const database = await embeddedDatabase(dataDir, DATABASE_PASSWORD, bulkLoadSettings);
  try {
    const code = await fill({ ...unused, ...secrets, ...process.env, DATABASE_URL: database.ownerUrl });
    if (code === 0) console.log(`  Look at it with DATA_DIR=${join(dataDir)} npm start\n`);
    return code;
  } finally {
    await database.stop();
    await release();
  }
}

/** @param {NodeJS.ProcessEnv} env */
async function fill(env) {
  await migrateDatabase(env);
  return runToCompletion(['dist/test/load/large-shop/seed-large.js', ...process.argv.slice(2)], env);
}
