import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../../../scripts/embedded/postgres.mjs';
import { ErasePersonalData } from '../../../../src/booking/index.js';
import { ShopDetails, ShopSettings } from '../../../../src/catalog/index.js';
import { grantAppPrivileges } from '../../../../src/platform/database/app-role.js';
import { migrate } from '../../../../src/platform/database/migrations/migrate.js';
import { sql } from '../../../../src/platform/database/sql.js';
import { system } from '../../../../src/kernel/actor.js';
import { ProjectionRegistry } from '../../../../src/platform/projections/projection-registry.js';
import { Projector } from '../../../../src/platform/projections/projector.js';
import { ProjectionRebuilder } from '../../../../src/platform/projections/projection-rebuilder.js';
import { Relay } from '../../../../src/platform/event-log/relay/relay.js';
import { startApp, startWorker } from '../../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../../support/fixtures/booking-form.js';
import { registerCleanup } from '../../../support/register-cleanup.js';
import { eventually } from '../../../support/eventually.js';
import { asAppRole } from '../../../support/database/database-server.mjs';
import { postgresInstallation } from '../../../support/database/postgres-installation.mjs';
import { createShopBuilder } from '../../../support/fixtures/shop-builder.js';
import { startSmtpSink } from '../../../support/processes/smtp-sink.js';
import { findClientIds } from '../../../support/fixtures/find-client-ids.js';
import { findTerms } from '../../../support/database/dump-text.js';
import { Visitor } from '../../../support/clients/visitor.js';

const georgia = { client_email: 'georgia@example.test' };
const hers = ['georgia', 'Marsh', '0491 570 156'];
const readModels = [
  ...['bookings', 'revenue_contributions', 'revenue_totals', 'customer_bookings', 'customers', 'identities'],
  ...['clients', 'client_identities', 'client_notes', 'client_tags', 'client_bookings', 'client_figures'],
];

let server: Awaited<ReturnType<typeof dumpingServer>>;

beforeAll(async () => {
  server = await dumpingServer();
});

it('a database that was dumped and restored into a new one goes on where it was', async () => {
  const smtp = await startSmtpSink();
  const env = { SMTP_URL: smtp.url };

  const before = await openShop(await server.create('shop'), env);
  const worker = await startWorker({ database: before.database, env });
  await before.book('10:00', georgia);
  await smtp.received(2);
  await eventually(() => before.isSettled(), 'the first booking to be followed');
  await worker.close();
  await before.book('12:00', georgia);
  await before.close();

  const dump = server.dump('shop', ['--format=custom']);
  const restored = await server.create('restored');
  server.restore('restored', dump);
  await startWorker({ database: restored, env });
  const after = await openShop(restored, env, before.furniture);
  await smtp.received(4);
  const { session_id } = await after.book('14:00', georgia);
  await smtp.received(6);
  await eventually(() => after.isSettled(), 'every event to have its entry');
  expect(smtp.to('georgia@example.test').map(({ subject }) => subject?.split(':')[0])).toEqual(
    Array(3).fill('Booking Confirmed'),
  );
  const seen = await after.visitor.post<{ booking: object }>('/complete-booking', { sessionId: session_id });
  expect(seen.body.booking).toMatchObject({ client_name: 'Georgia Marsh', status: 'confirmed' });
  const seqs = await sql<{ seq: string }>(after.em, 'select seq from log_order order by seq');
  expect(seqs.map(({ seq }) => Number(seq))).toEqual(seqs.map((_, nth) => nth + 1));

  expect(findTerms(server.dump('restored').toString(), hers)).toEqual(hers);
  const clientIds = await findClientIds(after.em, 'georgia@example.test');
  await after.server.get(CommandBus).execute(new ErasePersonalData({ clientIds }, system));
  await eventually(() => after.isSettled(), 'the erasure to be followed');
  const left = () => findTerms(server.dump('restored').toString(), hers);
  await eventually(() => (left().length === 0 ? true : undefined), 'the read models to have forgotten her');
});

it('a backup without keys and read models names nobody; with the keys, kept apart, the read models come back', async () => {
  const before = await openShop(await server.create('kept'), {});
  await before.book('10:00', georgia);
  await before.book('10:00', { ...georgia, client_email: null });
  while (await before.server.get(Relay).step());
  while (await before.server.get(Projector).step());
  const content = await contentOf(before.em);
  await before.close();

  await grantAppPrivileges(before.database, asAppRole(before.database));
  server.runDocumented('pg_dump', before.database);
  expect(findTerms(server.listDump('spa.dump'), hers)).toEqual([]);
  // Another server, which has none of the roles.
  const other = await dumpingServer(server.folder);
  const database = await other.create('brought_back');
  other.runDocumented('pg_restore', database);
  await migrate(database);

  const after = await openShop(database, {}, before.furniture);
  for (const projection of after.server.get(ProjectionRegistry).all())
    await after.server.get(ProjectionRebuilder).run(projection);
  expect(await contentOf(after.em)).toEqual(content);
});

it('a dump without any row of the queues can be brought to this version', async () => {
  await migrate(await server.create('with_queues'));
  const database = await server.create('without_rows');
  server.restore('without_rows', server.dump('with_queues', ['--format=custom', '--exclude-table-data=bullmq.*']));
  await migrate(database);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query('select from bullmq.migration');
  await client.end();
  expect(rows.length).toBeGreaterThan(5);
});

/** Returns the commands of docs/operations.md that begin with a tool's name. */
function documentedCommands(tool: 'pg_dump' | 'pg_restore'): string[] {
  const lines = readFileSync('docs/operations.md', 'utf8')
    .replaceAll(/ \\\n */g, ' ')
    .split('\n');
  const commands = lines.filter((line) => line.startsWith(`${tool} --`));
  expect(commands).toHaveLength(2);
  return commands;
}

async function contentOf(em: EntityManager): Promise<unknown[][]> {
  return Promise.all(readModels.map((table) => sql(em, `select * from ${table} t order by t::text`)));
}

/** The shop over one database, as staff furnished it there or, when `furniture` is given, before. */
async function openShop(
  database: string,
  env: Record<string, string>,
  furniture?: { service_id: string; therapist_id: string },
) {
  if (!furniture) await migrate(database);
  const server = await startApp({ database, env });
  const shop = createShopBuilder(server);
  const furnished = furniture ?? (await furnish());
  const visitor = new Visitor(server.url, { origin: 'http://localhost:3000' });

  async function furnish() {
    const details = await server.get(ShopSettings).read(ShopDetails);
    await shop.saveSetting('shop_details', { ...details, name: 'Longwater', email: 'hello@longwater.test' });
    await shop.timeSlots('10:00', '12:00', '14:00');
    const [service_id, therapist_id] = [await shop.service('Swedish'), await shop.therapist('Mei Tanaka')];
    await shop.shift(therapist_id, '2026-03-03', '09:00-17:00');
    return { service_id, therapist_id };
  }
  return {
    ...server,
    server,
    visitor,
    em: server.get(EntityManager).fork(),
    furniture: furnished,
    async book(booking_time: string, who: object): Promise<BookingAnswer> {
      const { status, body } = await visitor.post<BookingAnswer>(
        '/bookings',
        bookingForm({ ...furnished, booking_date: '2026-03-03', booking_time }, who),
      );
      expect(status).toBe(201);
      return body;
    },
    /** Every event has its place and its entry in the action log, every delivery is done. */
    async isSettled(): Promise<true | undefined> {
      const [row] = await sql<{ settled: boolean }>(shop.em, settled);
      return row?.settled || undefined;
    },
  };
}

const settled = /* sql */ `
  select (select count(*) from event_log) = (select count(*) from admin_action_logs)
    and not exists (select from log_pending) and not exists (select from deliveries where state <> 'done') as settled`;

/**
 * A server whose version has the tools for dumping at hand.
 * @param dumps folder of the dumps, where that is another server's
 */
async function dumpingServer(dumps?: string) {
  const installation = postgresInstallation();
  const folder = mkdtempSync(join(tmpdir(), 'spa-booking-dump-'));
  chmodSync(folder, 0o755);
  const server = await startPostgres({
    installation,
    folder: join(folder, 'postgres'),
    logFile: join(folder, 'postgres.log'),
    password: 'test',
  });
  registerCleanup(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const run = (tool: string, args: string[], input?: Buffer) =>
    execFileSync(join(installation, 'bin', tool), args, { input, maxBuffer: 2 ** 28 });
  return {
    folder,
    /** Runs commands of docs/operations.md as they are there. */
    runDocumented(tool: 'pg_dump' | 'pg_restore', database: string): void {
      const env = { PATH: `${join(installation, 'bin')}:/usr/bin:/bin`, DATABASE_URL: database };
      for (const command of documentedCommands(tool))
        execFileSync('/bin/sh', ['-c', command], { cwd: dumps ?? folder, env });
    },
    /** Returns a dump as SQL. */
    listDump: (file: string) => run('pg_restore', ['--file=-', join(folder, file)]).toString(),
    async create(name: string): Promise<string> {
      const admin = new pg.Client({ connectionString: server.url('postgres') });
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
      return server.url(name);
    },
    dump: (name: string, options: string[] = []) => run('pg_dump', [...options, '--dbname', server.url(name)]),
    restore: (name: string, dump: Buffer) => run('pg_restore', ['--exit-on-error', '--dbname', server.url(name)], dump),
  };
}
