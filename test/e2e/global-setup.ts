import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import pg from 'pg';
import { testEnvironment } from '../support/environment.js';
import { startDatabaseServer } from '../support/database-server.mjs';
import { createDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startProduct } from '../support/product.js';
import { smtpSink } from '../support/smtp-sink.js';
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
  execFileSync(process.execPath, ['dist/src/demo/seed.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await followUp(url, env.SHOP_TIME_ZONE!);
  return new URL(url).pathname.slice(1);
}

/** Lets a worker do what follows the demo's events once, so that no product under test starts with its backlog. */
async function followUp(database: string, SHOP_TIME_ZONE: string): Promise<void> {
  const mail = await smtpSink();
  const product = await startProduct({ database, env: { SMTP_URL: mail.url, SHOP_TIME_ZONE } });
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const open = `select exists (select from log_pending) or exists (select from deliveries where state <> 'done') as it`;
  await eventually(async () => ((await client.query(open)).rows[0].it ? undefined : true), 'the demo to be followed up', 120_000);
  await client.end();
  await Promise.all([product.stop(), mail.stop()]);
}
