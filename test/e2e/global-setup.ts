import { existsSync } from 'node:fs';
import { startDatabaseServer } from '../support/database/database-server.mjs';
import { createDemoDatabase } from '../support/database/demo-database.js';
import { queryRows } from '../support/database/query-rows.js';
import { morningTimeZone } from './support/morning-time-zone.js';

/** Everybody gives everything, so that a test can book whoever is free; tests of the lists make their own. */
const everythingSql = /* sql */ `
  insert into therapist_treatments (therapist_id, service_id) select t.id, s.id from therapists t, services s on conflict do nothing`;

/** One PostgreSQL for the run, with the demo shop in a template that every product under test copies. */
export default async function setUp() {
  if (!existsSync('dist/src/main.js')) throw new Error('Nothing is built: npm run build');
  const server = await startDatabaseServer({ inMemory: true });
  try {
    process.env.TEST_DATABASE_SERVER = server.adminUrl;
    process.env.SHOP_TIME_ZONE = morningTimeZone();
    const template = await createDemoDatabase(process.env.SHOP_TIME_ZONE);
    await queryRows(new URL(`/${template}`, server.adminUrl).href, everythingSql);
    process.env.TEST_DEMO_DATABASE = template;
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
