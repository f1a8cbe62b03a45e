import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { layOutImage } from '../../integration/image/image-folder.js';
import { runInImage } from '../../integration/image/image-process.js';
import { formatTimes, type ProcessorTimes, readProcessorTime } from '../../load/support/processor-time.js';
import { startRedisServer } from '../../support/processes/start-redis.js';
import { testEnvironment } from '../../support/test-environment.js';
import { createTempFolder, startDedicatedPostgres } from '../harness/dedicated-postgres.js';
import { recordResult } from '../harness/record-result.js';
import { RestartedProcess } from '../harness/restarted-process.js';
import { runSettings, TEST_TIMEOUT_MS } from '../harness/run-settings.js';
import { startHarness } from '../harness/start-harness.js';

const { bookings, kills, refusingMinutes } = runSettings;
/** As many processes as compose starts. */
const workers = 3;
const perSecond = 25;
/** Enough for about 1,250 mails: one to the client and one to the shop per booking, and some changes. */
const BOOKINGS_WHILE_REFUSING = 540;
const DRAINED_WITHIN_MS = 15_000;
const MAX_LOG_BYTES = 5_000_000;

it(
  `in the image's shape nothing is lost by kills, nor by a mail server that takes nothing (seed ${runSettings.seed})`,
  async () => {
    const image = layOutImage();
    const { postgres, redis, daily } = await startServers(image);
    const logFolder = runSettings.logFolder ?? (await createTempFolder());
    let onAnswer: (count: number) => void = () => undefined;
    const harness = await startHarness({
      database: postgres.url,
      image,
      logFolder,
      bookings: bookings + BOOKINGS_WHILE_REFUSING,
      perSecond,
      workers,
      maxBacklog: 400,
      onAnswer: (count) => onAnswer(count),
      env: { DATABASE_URL: daily, REDIS_URL: redis.url },
    });
    const victims = [postgres.server, redis.server];
    const killed: Promise<void>[] = [];
    const rounds = Array.from({ length: kills }, (_, nth) => [
      harness.webs[0]!,
      harness.workers[nth % workers]!,
      ...victims,
    ]);
    const order = harness.random.shuffled(rounds.flat());
    const moments = order.map(() => harness.random.intBelow(bookings)).sort((a, b) => a - b);
    onAnswer = (count) => {
      for (; moments.length > 0 && moments[0]! < count; moments.shift()) killed.push(order.shift()!.kill());
    };
    await harness.send(harness.intents.slice(0, bookings));
    await Promise.all(killed);
    const afterKillsMs = await harness.waitUntilIdle();

    const [logged, sent, began] = [sizeOf(logFolder), harness.mailServer.mails.length, performance.now()];
    await harness.mailServer.setMode('refusing');
    await harness.clients.send(harness.intents.slice(bookings));
    await sleep(Math.max(0, began + refusingMinutes * 60_000 - performance.now()));
    const measured = { workers: harness.workers, PostgreSQL: [postgres.server], Redis: [redis.server] };
    const before = await readTimes(measured);
    await harness.mailServer.setMode('healthy');
    const drainedMs = await harness.waitUntilIdle();
    const after = await readTimes(measured);
    const mails = harness.mailServer.mails.length - sent;
    const perMail = Object.fromEntries(
      Object.keys(measured).map((name) => [name, (after[name]! - before[name]!) / mails]),
    );
    const logBytes = sizeOf(logFolder) - logged;

    const violations = await harness.violations(killed.length);
    await harness.stop();
    const summary = `${bookings} bookings, ${kills} kills of each of 4, drained ${seconds(afterKillsMs)} s after the last; ${mails} mails while the mail server took nothing for ${refusingMinutes} min, all gone ${seconds(drainedMs)} s after (${formatTimes(perMail)} of processor time a mail); ${(logBytes / 1e6).toFixed(1)} MB of logs meanwhile`;
    recordResult("the image's shape: kill -9, then a mail server that refuses", summary, violations);
    expect(violations).toEqual([]);
    expect(harness.clients.unexpectedStatuses).toEqual([]);
    expect(harness.unexpectedExits()).toBe(0);
    expect(mails).toBeGreaterThan(BOOKINGS_WHILE_REFUSING);
    expect(logBytes).toBeLessThan(MAX_LOG_BYTES);
    expect(drainedMs).toBeLessThan(DRAINED_WITHIN_MS);
  },
  TEST_TIMEOUT_MS + refusingMinutes * 60_000,
);

/** A PostgreSQL with its two roles and a Redis without persistence, both of which may be killed. */
async function startServers(image: ReturnType<typeof layOutImage>) {
  const postgres = await startDedicatedPostgres();
  const daily = Object.assign(new URL(postgres.url), { username: 'spa_daily', password: 'daily' }).href;
  const env = { ...testEnvironment(daily), DATABASE_OWNER_URL: postgres.url };
  expect(await runInImage(image, ['spa', 'migrate'], env)).toMatchObject({ code: 0, said: '' });
  const { url, stop } = await startRedisServer();
  await stop();
  const server = await RestartedProcess.start('Redis', () => startRedisServer(Number(new URL(url).port)));
  return { postgres, redis: { url, server }, daily };
}

/** Processor time that processes have used since their start, by the name of their kind. */
async function readTimes(measured: Readonly<Record<string, readonly RestartedProcess[]>>): Promise<ProcessorTimes> {
  const times = Object.entries(measured).map(async ([name, processes]) => {
    const pids = await Promise.all(processes.map((each) => each.pid()));
    return [name, pids.reduce((sum, pid) => sum + readProcessorTime(pid), 0)] as const;
  });
  return Object.fromEntries(await Promise.all(times));
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1);

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce(
    (sum, name) => sum + (name.endsWith('.log') ? statSync(join(folder, name)).size : 0),
    0,
  );
}
