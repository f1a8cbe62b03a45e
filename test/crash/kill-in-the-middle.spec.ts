import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/embedded/postgres.mjs';
import { migrate } from '../../src/platform/database/migrate.js';
import { busyShop, rowsOf, sendAll, shopAddress, type WantedBooking } from '../support/busy-shop.js';
import { afterThisFile } from '../support/cleanup.js';
import { createDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startProduct } from '../support/product.js';
import { type SmtpSink, smtpSink } from '../support/smtp-sink.js';

describe('killed in the middle of 200 bookings', () => {
  it('the server loses nothing that it acknowledged, and doubles nothing', async () => {
    const database = await createDatabase();
    const { product, wanted, smtp } = await open(database);
    const killed = Promise.withResolvers<void>();

    const acknowledged = await sendAll(product.url, wanted, (count) => {
      if (count === 70) product.kill().then(() => killed.resolve());
    });
    await killed.promise;
    expect(acknowledged.size).toBeLessThan(wanted.length);
    await product.startAgain();

    await expectEachOnce({ url: product.url, database, wanted, acknowledged, smtp });
  }, 180_000);

  it('so does the database, while the server goes on by itself', async () => {
    const postgres = await ownPostgres();
    const { product, wanted, smtp } = await open(postgres.url);
    let killed: Promise<void> | undefined;

    const acknowledged = await sendAll(product.url, wanted, (count) => {
      if (count === 70) killed = postgres.killAndStartAgain();
    });
    await killed;

    await expectEachOnce({ url: product.url, database: postgres.url, wanted, acknowledged, smtp });
  }, 180_000);
});

async function open(database: string) {
  const smtp = await smtpSink();
  const wanted = await busyShop(database);
  const product = await startProduct({ database, env: { SMTP_URL: smtp.url, BOOKING_RATE_PER_MINUTE: '100000' } });
  afterThisFile(() => product.stop());
  return { product, wanted, smtp };
}

interface Outcome {
  url: string;
  database: string;
  wanted: WantedBooking[];
  /** Ids by key, as told before anything was killed. */
  acknowledged: Map<string, string>;
  smtp: SmtpSink;
}

/** Clients whose booking was not answered send it again; then everything must be there once. */
async function expectEachOnce({ url, database, wanted, acknowledged, smtp }: Outcome): Promise<void> {
  const ids = new Map(acknowledged);
  await eventually(
    async () => {
      const missing = wanted.filter(({ key }) => !ids.has(key));
      for (const [key, id] of await sendAll(url, missing)) ids.set(key, id);
      return ids.size === wanted.length ? true : undefined;
    },
    'every booking to be answered',
    60_000,
  );
  const resent = await sendAll(url, wanted.filter(({ key }) => acknowledged.has(key)));
  for (const [key, id] of acknowledged) expect(resent.get(key)).toBe(id);

  const bookings = await rowsOf<{ id: string; status: string }>(database, 'select id, status from bookings');
  expect(bookings.map(({ id }) => id).sort()).toEqual([...ids.values()].sort());
  expect(bookings.filter(({ status }) => status !== 'confirmed')).toEqual([]);

  // A mail that was handed over in the moment of the kill may be handed over again, as the very same mail.
  const mailsTo = (address: string) => new Set(smtp.to(address).map(({ messageId }) => messageId)).size;
  await eventually(() => (wanted.every(({ email }) => mailsTo(email) === 1) ? true : undefined), 'a mail to every client', 60_000);
  await eventually(() => (mailsTo(shopAddress) === wanted.length ? true : undefined), 'as many mails to the shop', 60_000);

  const unlogged = 'select count(*)::int as n from event_log e left join log_order o using (position) left join admin_action_logs l using (seq) where l.seq is null';
  await eventually(async () => ((await rowsOf<{ n: number }>(database, unlogged))[0]?.n === 0 ? true : undefined), 'a log row for every event', 60_000);
  const [log] = await rowsOf<{ rows: number; seqs: number; events: number }>(
    database,
    'select count(*)::int as rows, count(distinct seq)::int as seqs, (select count(*)::int from event_log) as events from admin_action_logs',
  );
  expect(log).toEqual({ rows: log?.events, seqs: log?.events, events: log?.events });
  for (const { email } of wanted) expect([email, mailsTo(email)]).toEqual([email, 1]);
}

/** A server that may be killed, unlike the one that all test files share. */
async function ownPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'spa-booking-crash-'));
  const options = { folder: join(folder, 'postgres'), logFile: join(folder, 'postgres.log'), password: 'test' };
  await chmod(folder, 0o755);
  let server = await startPostgres(options);
  afterThisFile(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });
  const url = server.url('postgres');
  await migrate(url);
  return {
    url,
    async killAndStartAgain() {
      process.kill(server.pid()!, 'SIGKILL');
      server = await startPostgres({ ...options, settings: { port: Number(new URL(url).port) } });
    },
  };
}
