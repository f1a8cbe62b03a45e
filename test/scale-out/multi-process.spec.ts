import { randomUUID } from 'node:crypto';
import type { Intent } from '../fault-injection/harness/plan-clients.js';
import { measureTakeover, pauseActiveRelay, slowRelaySql } from '../fault-injection/harness/pause-relay.js';
import { startHarness } from '../fault-injection/harness/start-harness.js';
import { TEST_TIMEOUT_MS, runSettings } from '../fault-injection/harness/run-settings.js';
import { createDatabase } from '../support/database/create-database.js';
import { eventually } from '../support/eventually.js';
import { timeLimit } from '../support/time-limits.mjs';
import { openSocket } from '../support/clients/open-socket.js';
import { startRedisServer } from '../support/processes/start-redis.js';
import { queryRows } from '../support/database/query-rows.js';
import { Visitor } from '../support/clients/visitor.js';

const { processes } = runSettings;
const signInsPerMinute = 10;
/** A process that ends says that it is not ready before it stops listening; on a busy machine, too, the balancer sees it in this time. */
const env = { DRAIN_SECONDS: String(timeLimit(3)), SIGN_IN_RATE_PER_MINUTE: String(signInsPerMinute) };

const ownTables = /* sql */ `
  select quote_ident(relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by 1`;

describe(`${processes} web processes and ${processes} workers over one database and one Redis`, () => {
  let database: string;
  let harness: Awaited<ReturnType<typeof startHarness>>;
  /** Processes that may have been handing over mails when they were killed or stopped. */
  let interruptions = 0;

  beforeAll(async () => {
    database = await createDatabase();
    const { url: REDIS_URL } = await startRedisServer();
    const bookings = 10 * runSettings.bookings;
    harness = await startHarness({
      database,
      bookings,
      perSecond: 10,
      webs: processes,
      workers: processes,
      olderVersion: runSettings.olderVersion,
      env: { ...env, REDIS_URL },
    });
    for (const port of harness.ports)
      await eventually(() => harness.balancer!.isReady(port) || undefined, 'the balancer to send there');
  }, TEST_TIMEOUT_MS);

  /** Books, until told otherwise. */
  const keepBooking = () => {
    let isEnough = false;
    const booking = (async () => {
      while (!isEnough && harness.intents.length > 0) await harness.send(nextIntents(10));
    })();
    return async () => {
      isEnough = true;
      await booking;
    };
  };
  const nextIntents = (count: number): Intent[] => harness.intents.splice(0, count);
  const expectAllIsWell = async () => {
    await harness.waitUntilIdle();
    expect(await harness.violations(interruptions)).toEqual([]);
    expect(harness.balancer!.failures).toEqual([]);
    expect(harness.clients.serverErrors).toBe(0);
    expect(harness.unexpectedExits()).toBe(0);
  };

  it('tell the browsers of all of them what changed through one', async () => {
    const given = new Map(harness.balancer!.requestsByPort);
    const [intent] = nextIntents(1);
    const { therapist_id, booking_date: date } = intent!.slot;
    const browsers = await Promise.all(Array.from({ length: 6 }, async () => browser({ therapist_id, date })));
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
    const [{ slot, key, email }] = nextIntents(1) as [Intent];
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
    'are replaced one after the other without a request that fails, or a browser that is left behind',
    async () => {
      const [{ slot }] = nextIntents(1) as [Intent];
      const day = { therapist_id: slot.therapist_id, date: slot.booking_date };
      const browsers = await Promise.all(harness.ports.map(() => browser(day)));
      const enough = keepBooking();
      for (const [index, port] of harness.ports.entries()) {
        await Promise.all([harness.webs[index]!.restart(), harness.workers[index]!.restart()]);
        await eventually(() => harness.balancer!.isReady(port) || undefined, 'the balancer to send there');
      }
      await enough();
      for (const { socket } of browsers)
        await eventually(() => socket.connected || undefined, 'the browser to come back');
      await expectAllIsWell();
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'go on within seconds when the relay that holds the head of the log is killed, or stopped',
    async () => {
      await queryRows(database, slowRelaySql);
      const enough = keepBooking();
      const killed = await pauseActiveRelay(database, harness);
      await killed.kill();
      const afterKill = await measureTakeover(database, killed);
      expect(afterKill.untilFree + afterKill.fromThere).toBeLessThan(timeLimit(5));
      interruptions += 2;
      // While the killed worker comes up again there is no other relay to take over.
      await killed.pid();
      const stopped = await pauseActiveRelay(database, harness);
      // Whatever comes of it: a process that stays stopped cannot be ended by the next test.
      const pid = await stopped.pid();
      const afterStop = await measureTakeover(database, stopped).finally(() => process.kill(pid, 'SIGCONT'));
      // PostgreSQL takes the head from a relay that is idle for ten seconds, later on a machine whose cores are all busy.
      expect(afterStop.untilFree).toBeLessThan(timeLimit(15));
      expect(afterStop.fromThere).toBeLessThan(timeLimit(5));
      await enough();
      await queryRows(database, 'drop function relay_slowly cascade');
      await expectAllIsWell();
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'serve on while the tables are those of the version after them',
    async () => {
      const enough = keepBooking();
      await eventually(() => harness.clients.records.some(({ booking }) => booking) || undefined, 'a booking');
      const tables = await queryRows<{ name: string }>(database, ownTables);
      // Each in a transaction of its own: together they would wait for each other's readers.
      for (const { name } of tables)
        await queryRows(database, `alter table ${name} add column of_the_next_version int not null default 7`);
      await harness.send(nextIntents(20));
      await enough();
      await expectAllIsWell();
    },
    TEST_TIMEOUT_MS,
  );

  /** A page that shows a day. */
  async function browser(day: { therapist_id: string; date: string }) {
    const socket = openSocket(harness.url, { reconnection: true });
    const heard: unknown[] = [];
    socket.on('day-changed', (body: unknown) => heard.push(body));
    const watching = new Promise((resolve) => socket.on('connect', () => socket.emit('watch-day', day, resolve)));
    await watching;
    return { socket, heard };
  }
});
