import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../../scripts/embedded/postgres.mjs';
import { loadSecrets } from '../../../scripts/run/secrets.mjs';
import { demoAccounts } from '../../../src/demo/content/demo-accounts.js';
import { ApiClient } from './api-client.js';
import { startServerProcess } from './server-process.js';

const dataDir = resolve(process.env.DATA_DIR || '.data-large');

/** The shop that `npm run seed:large` makes, which is done here when it is missing, with a web process over it. */
export async function openLargeShop() {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder)) {
    const { status } = spawnSync(process.execPath, ['scripts/seed-large.mjs'], {
      stdio: 'inherit',
      env: { ...process.env, DATA_DIR: dataDir },
    });
    if (status !== 0) throw new Error('There is no large shop to measure on');
  }
  const { DATABASE_PASSWORD, ...secrets } = loadSecrets(dataDir);
  const server = await startPostgres({ folder, logFile: join(dataDir, 'postgres.log'), password: DATABASE_PASSWORD });
  const database = server.url('spa');
  const db = new pg.Client({ connectionString: database, options: '-c jit=off' });
  await db.connect();
  const web = await startServerProcess('main', database, secrets);
  const admin = new ApiClient(web.url);
  await admin.signIn(demoAccounts[0].email, demoAccounts[0].password);
  return {
    database,
    db,
    admin,
    secrets,
    async stop() {
      admin.close();
      await web.stop();
      await db.end();
      if (!server.adopted) await server.stop();
    },
  };
}

export type OpenLargeShop = Awaited<ReturnType<typeof openLargeShop>>;
