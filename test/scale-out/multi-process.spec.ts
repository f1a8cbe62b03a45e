import { randomUUID } from 'node:crypto';
import type { Intent } from '../fault-injection/harness/plan-clients.js';
import { TEST_TIMEOUT_MS, runSettings } from '../fault-injection/harness/run-settings.js';
import { createDatabase } from '../support/database/create-database.js';
import { eventually } from '../support/eventually.js';
import { queryRows } from '../support/database/query-rows.js';
import { Visitor } from '../support/clients/visitor.js';
import { watchDay } from './watch-day.js';
import { type ScaledOutShop, signInsPerMinute, startScaledOutShop } from './start-scaled-out-shop.js';

const { processes } = runSettings;

const ownTables = /* sql */ `
  select quote_ident(relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by 1`;

describe(`${processes} web processes and ${processes} workers over one database and one Redis`, () => {
  let database: string;
  let shop: ScaledOutShop;
  let harness: ScaledOutShop['harness'];

  beforeAll(async () => {
    database = await createDatabase();
    shop = await startScaledOutShop(database);
    ({ harness } = shop);
  }, TEST_TIMEOUT_MS);

  it('tell the browsers of all of them what changed through one', async () => {
    const given = new Map(harness.balancer!.requestsByPort);
    const [intent] = shop.nextIntents(1);
    const { therapist_id, booking_date: date } = intent!.slot;
    const browsers = await Promise.all(
      Array.from({ length: 6 }, async () => watchDay(harness.url, { therapist_id, date })),
    );
    expect(
      harness.ports.filter((port) => harness.balancer!.requestsByPort.get(port)! > (given.get(port) ?? 0)),
    ).toEqual(harness.ports);

    await harness.send([{ ...intent!, change: undefined }]);

    for (const { heard } of browsers) await eventually(() => heard.length > 0 || undefined, 'a push');
    expect(browsers.map(({ heard }) => heard)).toEqual(Array(6).fill([{ therapist_id, date, cause: 'booking' }]));
  });

  it('let through together what one of them would', async () => {
    const attempt = { email: `${randomUUID()}@spa.test`, password: 'not the password' };
    const visitor = new Visitor(harness.url);
    const answers = await Promise.all(Array.from({ length: 30 }, () => visitor.post('/auth/sign-in', attempt)));
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(signInsPerMinute);
  });

  it('book once what is sent to each of them at the same time', async () => {
    const [{ slot, key, email }] = shop.nextIntents(1) as [Intent];
    const form = {
      ...slot,
      first_name: 'Georgia',
      last_name: 'Marsh',
      client_phone: '0491 570 156',
      client_email: email,
    };
    const visitors = harness.ports.map((port) => new Visitor(`http://localhost:${port}`, { origin: harness.url }));
    const sendings = [...visitors, ...visitors].map((visitor) =>
      visitor.post<{ booking: { id: string; status: string } }>('/bookings', form, { 'idempotency-key': key }),
    );
    const bookings = (await Promise.all(sendings)).map(({ body }) => body.booking);
    expect(new Set(bookings.map(({ id }) => id)).size).toBe(1);
    harness.clients.records.push({ email, slot, refusals: [], booking: bookings[0]! });
  });

  it(
    'serve on while the tables are those of the version after them',
    async () => {
      const enough = shop.keepBooking();
      await eventually(() => harness.clients.records.some(({ booking }) => booking) || undefined, 'a booking');
      const tables = await queryRows<{ name: string }>(database, ownTables);
      // Each in a transaction of its own: together they would wait for each other's readers.
      for (const { name } of tables)
        await queryRows(database, `alter table ${name} add column of_the_next_version int not null default 7`);
      await harness.send(shop.nextIntents(20));
      await enough();
      await shop.expectAllIsWell();
    },
    TEST_TIMEOUT_MS,
  );
});
