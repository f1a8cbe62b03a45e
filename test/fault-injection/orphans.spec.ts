import { once } from 'node:events';
import { createDatabase } from '../support/database/create-database.js';
import { testEnvironment } from '../support/test-environment.js';
import { startProcess } from '../support/processes/start-product.js';
import { startRedisServer } from '../support/processes/start-redis.js';
import { registerCleanup } from '../support/register-cleanup.js';
import { timeLimit } from '../support/time-limits.mjs';

it('a worker ends within seconds when its parent and Redis are gone', async () => {
  const redis = await startRedisServer();
  const env = { ...testEnvironment(await createDatabase()), REDIS_URL: redis.url, LOG_LEVEL: 'silent' };
  const worker = await startProcess('dist/src/worker.js', { env, nodeArgs: [] });
  await redis.stop();
  const [began, ended] = [performance.now(), once(worker, 'exit')];
  registerCleanup(async () => void worker.kill('SIGKILL'));
  worker.disconnect();
  await ended;
  expect(performance.now() - began).toBeLessThan(timeLimit(15_000));
});
