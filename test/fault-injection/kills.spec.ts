import { startRedisServer } from '../support/processes/start-redis.js';
import { startDedicatedPostgres } from './harness/dedicated-postgres.js';
import { recordResult } from './harness/record-result.js';
import { startHarness } from './harness/start-harness.js';
import { TEST_TIMEOUT_MS, runSettings } from './harness/run-settings.js';
import { RestartedProcess } from './harness/restarted-process.js';

const { bookings, kills } = runSettings;
const perSecond = 25;
/** Kills the workers in turn: the jobs of a queue continue in the one that is alive. */
const workers = 2;

describe(`killed at any moment (seed ${runSettings.seed})`, () => {
  it(
    'a shop with its queues in PostgreSQL loses nothing that it acknowledged, and doubles nothing',
    async () => {
      const postgres = await startDedicatedPostgres();
      await expectNothingLost({
        fault: 'kill -9, queues in PostgreSQL',
        database: postgres.url,
        others: [postgres.server],
      });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'nor does one with its queues on a Redis that forgets everything',
    async () => {
      const postgres = await startDedicatedPostgres();
      const { url, stop } = await startRedisServer();
      await stop();
      const redis = await RestartedProcess.start('Redis', () => startRedisServer(Number(new URL(url).port)));
      const others = [postgres.server, redis];
      await expectNothingLost({
        fault: 'kill -9, queues on Redis',
        database: postgres.url,
        others,
        env: { REDIS_URL: url },
      });
    },
    TEST_TIMEOUT_MS,
  );
});

interface Campaign {
  fault: string;
  database: string;
  /** What is killed besides the product's own processes. */
  others: RestartedProcess[];
  env?: Record<string, string>;
}

async function expectNothingLost({ fault, others, ...options }: Campaign): Promise<void> {
  let onAnswer: (count: number) => void = () => undefined;
  const harness = await startHarness({
    ...options,
    bookings,
    perSecond,
    workers,
    maxBacklog: 400,
    onAnswer: (count) => onAnswer(count),
  });
  const killed: Promise<void>[] = [];
  const rounds = Array.from({ length: kills }, (_, nth) => [
    harness.webs[0]!,
    harness.workers[nth % workers]!,
    ...others,
  ]);
  const order = harness.random.shuffled(rounds.flat());
  const moments = order.map(() => harness.random.intBelow(bookings)).sort((a, b) => a - b);
  onAnswer = (count) => {
    for (; moments.length > 0 && moments[0]! < count; moments.shift()) {
      killed.push(order.shift()!.kill());
    }
  };

  await harness.send();
  await Promise.all(killed);
  const seconds = (await harness.waitUntilIdle()) / 1_000;

  const violations = await harness.violations(killed.length);
  await harness.stop();
  const duplicates =
    harness.mailServer.mails.length - new Set(harness.mailServer.mails.map(({ messageId }) => messageId)).size;
  const counts = `${bookings} bookings, ${kills} kills of each of ${others.length + 2}`;
  const summary = `${counts}; ${harness.clients.serverErrors} sendings without an answer; ${duplicates} mails twice; drained ${seconds.toFixed(1)} s after the last kill`;
  recordResult(fault, summary, violations);
  expect(violations).toEqual([]);
  expect(harness.clients.unexpectedStatuses).toEqual([]);
  expect(harness.unexpectedExits()).toBe(0);
}
