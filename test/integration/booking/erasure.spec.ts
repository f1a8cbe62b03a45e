import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { CancelBooking } from '../../../src/booking/index.js';
import { ShopDetails, ShopSettings } from '../../../src/catalog/index.js';
import { addDays } from '../../../src/kernel/local-time.js';
import { Clock } from '../../../src/platform/clock/clock.js';
import { ShopClock } from '../../../src/platform/clock/shop-clock.js';
import { sql } from '../../../src/platform/database/sql.js';
import { system } from '../../../src/kernel/actor.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { BlockTherapistDay } from '../../../src/scheduling/index.js';
import { startApp } from '../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { registerCleanup } from '../../support/register-cleanup.js';
import { createDatabase } from '../../support/database/create-database.js';
import { testEnvironment } from '../../support/test-environment.js';
import { eventually } from '../../support/eventually.js';
import { startProduct } from '../../support/processes/start-product.js';
import { startRedisServer } from '../../support/processes/start-redis.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { dumpDatabaseText, dumpRedisText, findTerms } from '../../support/database/dump-text.js';
import { Visitor } from '../../support/clients/visitor.js';

const wilhelmina = {
  first_name: 'Wilhelmina',
  last_name: 'Quasthoff',
  client_phone: '0491 571 266',
  client_email: 'W.Quasthoff@example.test',
  notes: 'Allergic to lavender',
};
/** Somebody else has the same number; they stay and are still found by it. */
const identitiesOfPaul = /^public\.identities \([^,]*,paul@example\.test,.*$/gm;
const reason = 'Sprained her ankle';
const words = ['Wilhelmina', 'Quasthoff', '0491 571 266', '0491571266', 'lavender', 'ankle'];

describe.each(['PostgreSQL', 'Redis'])('erasing a person, with queues on %s', (backend) => {
  it('leaves nothing of them anywhere, keeps everything else, and holds their mail back', async () => {
    const database = await createDatabase();
    const redis = backend === 'Redis' ? await startRedisServer() : undefined;
    const mail = await fussyMailServer();
    const env: Record<string, string> = { SMTP_URL: mail.url, ...(redis && { REDIS_URL: redis.url }) };
    const logs = mkdtempSync(join(tmpdir(), 'spa-booking-erasure-'));
    const logFile = join(logs, 'product.log');
    const product = await startProduct({ database, env: { ...env, LOG_LEVEL: 'trace' }, logFile });
    try {
      const server = await startApp({ database, clock: new Clock(), env });
      const bookings = await bookAsTwoPeople(server, product.url);
      const em = server.get(EntityManager).fork();
      const open = async () => {
        const [row] = await sql<{ n: number }>(em, `select count(*)::int as n from deliveries where state <> 'done'`);
        return row!.n;
      };
      await eventually(
        async () => ((await logIsWhole(em)) && (await refusals(em)) ? true : undefined),
        'mails to be refused',
      );
      const everything = async () =>
        `${(await dumpDatabaseText(database)).replaceAll(identitiesOfPaul, '')}\n${redis ? await dumpRedisText(redis.url) : ''}\n${readFileSync(logFile, 'utf8')}`;
      expect(findTerms(await everything(), words)).toEqual(words);

      const settings = { env: { ...process.env, ...testEnvironment(database), ...env }, encoding: 'utf8' } as const;
      const person = ['--email', wilhelmina.client_email.toUpperCase(), '--phone', '+61 491 571 266'];
      const isSure = ['--yes-erase', 'Wilhelmina Quasthoff'];
      // Asynchronously: the erasure waits for mails under way, and the mail server runs in this process.
      const args = ['dist/src/cli/main.js', 'erase', ...person, '--cancel', ...isSure];
      const { stdout } = await promisify(execFile)(process.execPath, args, settings);
      expect(stdout).toContain('Wilhelmina Quasthoff: w.quasthoff@example.test');
      expect(stdout).toMatch(
        /Found, and erased if their name is typed:\n[^]* {2}Paul Marsh: paul@example\.test, \+61 491571266; 1 booking/,
      );
      expect(stdout).toContain(`in ${bookings} bookings.`);
      // The third of them was cancelled before.
      expect(stdout).toContain(`Cancelled ${bookings - 1} upcoming bookings; nobody was emailed.`);
      const statuses = await sql<{ status: string }>(
        em,
        `select status from bookings where client_name = '' order by 1`,
      );
      expect(statuses.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
      const reserved = await sql(
        em,
        `select from reservations join bookings on id = booking_id where client_name = ''`,
      );
      expect(reserved).toHaveLength(0);

      expect(findTerms(await everything(), words)).toEqual([]);
      mail.isFussy = false;
      await eventually(
        async () => ((await open()) === 0 && (await logIsWhole(em)) ? true : undefined),
        'all deliveries',
      );
      expect(mail.recipients.filter((address) => /quasthoff/i.test(address))).toEqual([]);
      expect(mail.recipients).toContain('georgia@example.test');
      expect(findTerms(await everything(), words)).toEqual([]);
      expect(await everything()).toContain('Georgia Marsh');
      for (const projection of server.get(ProjectionRegistry).all()) {
        expect(Object.values(await server.get(ProjectionRebuilder).run(projection)).every((rows) => rows === 0)).toBe(
          true,
        );
      }
      expect(findTerms(await everything(), words)).toEqual([]);
    } finally {
      await product.stop();
      rmSync(logs, { recursive: true });
    }
  });
});

/**
 * Makes bookings and a cancellation of the person, and a booking of somebody else. Returns the number of the
 * person's.
 */
async function bookAsTwoPeople(server: Awaited<ReturnType<typeof startApp>>, url: string): Promise<number> {
  const shop = createShopBuilder(server);
  const details = await server.get(ShopSettings).read(ShopDetails);
  await shop.saveSetting('shop_details', { ...details, name: 'Longwater', email: 'hello@longwater.test' });
  await shop.timeSlots('10:00', '11:00');
  const [service, therapist] = [await shop.service('Swedish'), await shop.therapist('Mei Tanaka')];
  const date = addDays(server.get(ShopClock).today(), 2);
  await shop.shift(therapist, date, '09:00-17:00');
  const visitor = new Visitor(url);
  const book = async (booking_time: string, who: object) => {
    const slot = { service_id: service, therapist_id: therapist, booking_date: date, booking_time };
    const headers = { 'idempotency-key': randomUUID() };
    const { status, body } = await visitor.post<BookingAnswer>('/bookings', bookingForm(slot, who), headers);
    expect(status).toBe(201);
    return body.booking.id;
  };
  const first = await book('10:00', wilhelmina);
  await book('10:00', { ...wilhelmina, client_email: wilhelmina.client_email.toLowerCase() });
  await book('10:00', { ...wilhelmina, client_email: null });
  await book('11:00', { client_email: 'georgia@example.test' });
  // Somebody else with the same number stays as well.
  const paul = { first_name: 'Paul', client_email: 'paul@example.test', client_phone: '+61 491571266' };
  await book('11:00', paul);
  await server.get(CommandBus).execute(new CancelBooking({ bookingId: first }, reason, system));
  const block = { id: randomUUID(), therapistId: therapist, date, startTime: '15:00', endTime: '16:00' };
  await server
    .get(CommandBus)
    .execute(new BlockTherapistDay({ ...block, reason: 'Wilhelmina Quasthoff may come' }, system));
  return 3;
}

/** Refuses every mail, with an error that quotes the recipient, until told otherwise. */
async function fussyMailServer() {
  const recipients: string[] = [];
  const mail = { url: '', isFussy: true, recipients };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(mail.isFussy ? Object.assign(new Error(`<${address}> is busy`), { responseCode: 451 }) : undefined),
    onData(stream, session, done) {
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.on('end', () => done()).resume();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  registerCleanup(() => new Promise<void>((resolve) => server.close(() => resolve())));
  mail.url = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`;
  return mail;
}

async function refusals(em: EntityManager): Promise<boolean> {
  const [row] = await sql<{ enough: boolean }>(
    em,
    `select count(*) >= 8 as enough from deliveries where state = 'failing'`,
  );
  return row!.enough;
}

/** Every event has a sequence number, without gaps, and an entry in the action log. */
async function logIsWhole(em: EntityManager): Promise<boolean> {
  const [row] = await sql<{ whole: boolean }>(
    em,
    `select (select count(*) from event_log) = (select coalesce(max(seq), 0) from log_order)
       and (select count(*) from log_order) = (select count(*) from admin_action_logs) as whole`,
  );
  return row!.whole;
}
