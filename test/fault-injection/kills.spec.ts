import { startRedisServer } from '../support/processes/start-redis.js';
import { startDedicatedPostgres } from './harness/dedicated-postgres.js';
import { expectNothingLost } from './harness/expect-nothing-lost.js';
import { RestartedProcess } from './harness/restarted-process.js';
import { runSettings, TEST_TIMEOUT_MS } from './harness/run-settings.js';

it(
  `a shop that is killed at any moment, with its queues on a Redis that forgets everything, loses nothing that it acknowledged, and doubles nothing (seed ${runSettings.seed})`,
  async () => {
    const postgres = await startDedicatedPostgres();
    const { url, stop } = await startRedisServer();
    await stop();
    const redis = await RestartedProcess.start('Redis', () => startRedisServer(Number(new URL(url).port)));
    await expectNothingLost({
      fault: 'kill -9, queues on Redis',
      database: postgres.url,
      others: [postgres.server, redis],
      env: { REDIS_URL: url },
    });
  },
  TEST_TIMEOUT_MS,
);
