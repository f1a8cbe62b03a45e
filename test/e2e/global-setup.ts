import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { testEnvironment } from '../support/environment.js';
import { startDatabaseServer } from '../support/database-server.mjs';
import { createDatabase } from '../support/database.js';
import { zoneOfTheMorning } from './shop-zone.js';

/** One PostgreSQL for the run, with the demo shop in a template that every product under test copies. */
export default async function setUp() {
  if (!existsSync('dist/src/main.js')) throw new Error('Nothing is built: npm run build');
  const server = await startDatabaseServer();
  try {
    process.env.TEST_DATABASE_SERVER = server.adminUrl;
    process.env.SHOP_TIME_ZONE = zoneOfTheMorning();
    process.env.TEST_DEMO_DATABASE = await demoDatabase();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}

async function demoDatabase(): Promise<string> {
  const url = await createDatabase();
  const env = { ...testEnvironment(url), SHOP_TIME_ZONE: process.env.SHOP_TIME_ZONE };
  if (existsSync('dist/src/demo/seed.js')) execFileSync(process.execPath, ['dist/src/demo/seed.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new URL(url).pathname.slice(1);
}
