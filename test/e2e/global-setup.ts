import { existsSync } from 'node:fs';
import { startDatabaseServer } from '../support/database/database-server.mjs';
import { createDemoDatabase } from '../support/database/demo-database.js';
import { morningTimeZone } from './support/morning-time-zone.js';

/** One PostgreSQL for the run, with the demo shop in a template that every product under test copies. */
export default async function setUp() {
  if (!existsSync('dist/src/main.js')) throw new Error('Nothing is built: npm run build');
  const server = await startDatabaseServer({ inMemory: true });
  try {
    process.env.TEST_DATABASE_SERVER = server.adminUrl;
    process.env.SHOP_TIME_ZONE = morningTimeZone();
    process.env.TEST_DEMO_DATABASE = await createDemoDatabase(process.env.SHOP_TIME_ZONE);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
