import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../embedded/postgres.mjs';
import { logProgress } from '../prepare/log-progress.mjs';

const name = 'spa';
const WATCH_MS = 500;

/** Of the server while very much is written at once; the product starts the same database with settings for serving. */
export const bulkLoadSettings = {
  shared_buffers: '512MB',
  max_wal_size: '2GB',
  wal_level: 'minimal',
  max_wal_senders: 0,
};

/**
 * The embedded database, started again should it die.
 * @param {string} dataDir
 * @param {string} password
 * @param {Record<string, string | number>} [settings] of the server
 */
export async function embeddedDatabase(dataDir, password, settings) {
  const options = { folder: join(dataDir, 'postgres'), logFile: join(dataDir, 'postgres.log'), password, settings };
  let server = await startPostgres(options);
  await createIfMissing(server.url('postgres'));
  logProgress(
    'Database',
    `PostgreSQL ${server.adopted ? 'was still running, adopted' : 'started'}, data in ${realpathSync(options.folder)}`,
  );

  const ownerUrl = server.url(name);
  const port = Number(new URL(ownerUrl).port);
  /** @type {Promise<void> | undefined} */
  let restart;
  const watch = setInterval(() => {
    if (restart || server.pid() !== undefined) return;
    console.log('  PostgreSQL ended; starting it again.');
    restart = startPostgres({ ...options, settings: { ...settings, port } })
      .then(
        (again) => void (server = again),
        (error) => console.error(`  ${error.message}`),
      )
      .finally(() => (restart = undefined));
  }, WATCH_MS);

  return {
    ownerUrl,
    url: appRoleUrl(ownerUrl),
    async stop() {
      clearInterval(watch);
      await restart;
      await server.stop();
    },
  };
}

/**
 * The address of the application role, which has fewer rights. Its password is a hash of the owner's.
 * @param {string} ownerUrl
 */
export function appRoleUrl(ownerUrl) {
  const url = new URL(ownerUrl);
  url.username = `${name}_daily`;
  url.password = createHash('sha256').update(`daily ${url.password}`).digest('hex');
  return url.href;
}

/** @param {string} url of the server's own database */
async function createIfMissing(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}
