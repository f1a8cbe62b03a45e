import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { createDatabase } from './create-database.js';
import { testEnvironment } from '../test-environment.js';
import { eventually } from '../eventually.js';
import { startProduct } from '../processes/start-product.js';
import { startSmtpSink } from '../processes/smtp-sink.js';

/** Opens a simplified demo shop in a database to copy others from, with nothing left to do. Returns its name. */
export async function createDemoDatabase(SHOP_TIME_ZONE: string): Promise<string> {
  const url = await createDatabase();
  const env = { ...testEnvironment(url), SHOP_TIME_ZONE };
  execFileSync(process.execPath, ['dist/src/demo/seed.js', '--without-rooms'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await simplifyShop(url);
  await drainBacklog(url, SHOP_TIME_ZONE);
  return new URL(url).pathname.slice(1);
}

/**
 * Lets every therapist give every treatment, one at a time, so that a test books whom it likes. Tests of lists, rooms and
 * visits bring their own.
 */
async function simplifyShop(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(`
    alter table therapist_treatments disable trigger user;
    delete from therapist_treatments;
    insert into therapist_treatments (therapist_id, service_id) select t.id, s.id from therapists t, services s;
    alter table therapist_treatments enable trigger user;
    update business_settings set setting_value = setting_value || '{"visitors_book_visits": false}'
    where setting_key = 'booking_rules'`);
  await client.end();
}

/** Lets a worker do what follows the demo's events once, so that no product under test starts with its backlog. */
export async function drainBacklog(database: string, SHOP_TIME_ZONE: string, timeoutMs = 120_000): Promise<void> {
  const mail = await startSmtpSink();
  const product = await startProduct({ database, env: { SMTP_URL: mail.url, SHOP_TIME_ZONE } });
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const open = `select exists (select from log_pending) or exists (select from deliveries where state <> 'done') as it`;
  await eventually(
    async () => ((await client.query(open)).rows[0].it ? undefined : true),
    'what follows from the events',
    timeoutMs,
  );
  // No autovacuum does it: see database-server.mjs.
  await client.query('analyze');
  await client.end();
  await Promise.all([product.stop(), mail.stop()]);
}
