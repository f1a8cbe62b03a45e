import { startDedicatedPostgres } from '../harness/dedicated-postgres.js';
import { expectNothingLost } from '../harness/expect-nothing-lost.js';
import { runSettings, TEST_TIMEOUT_MS } from '../harness/run-settings.js';

it(
  `a shop that is killed at any moment, with its queues in PostgreSQL, loses and doubles nothing (seed ${runSettings.seed})`,
  async () => {
    const { url, server } = await startDedicatedPostgres();
    await expectNothingLost({ fault: 'kill -9, queues in PostgreSQL', database: url, others: [server] });
  },
  TEST_TIMEOUT_MS,
);
