import { createDatabase } from '../../support/database/create-database.js';
import { queryRows } from '../../support/database/query-rows.js';
import { eventually } from '../../support/eventually.js';
import { startRedisServer } from '../../support/processes/start-redis.js';
import { recordResult } from '../harness/record-result.js';
import { runSettings, TEST_TIMEOUT_MS } from '../harness/run-settings.js';
import { startHarness } from '../harness/start-harness.js';

it(
  'Redis may forget every mail that waits to be tried again: the log remembers',
  async () => {
    const database = await createDatabase();
    const redis = await startRedisServer();
    const bookings = runSettings.fewerBookings;
    const harness = await startHarness({ database, bookings, perSecond: 30, env: { REDIS_URL: redis.url } });
    await harness.mailServer.setMode('down');
    await harness.send();
    const tried = `select count(*)::int as n from queue_outages where since is not null and probes > 1`;
    await eventually(
      async () => ((await queryRows<{ n: number }>(database, tried))[0]!.n > 0 ? true : undefined),
      'mails to be tried',
    );

    await redis.flush();
    await harness.mailServer.setMode('healthy');
    const calmMs = await harness.waitUntilIdle();

    const violations = await harness.violations();
    recordResult(
      'Redis emptied while mails wait',
      `${bookings} bookings; drained in ${(calmMs / 1_000).toFixed(1)} s`,
      violations,
    );
    expect(violations).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);
