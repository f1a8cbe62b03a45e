import { createDatabase } from '../support/database/create-database.js';
import { queryRows } from '../support/database/query-rows.js';
import { measureTakeover, pauseActiveRelay, relayGateSql } from './harness/pause-relay.js';
import { recordResult } from './harness/record-result.js';
import { startHarness } from './harness/start-harness.js';
import { TEST_TIMEOUT_MS, runSettings } from './harness/run-settings.js';

it(
  'a relay that is stopped in the middle gives way to the other within seconds, and does no harm when it goes on',
  async () => {
    const database = await createDatabase();
    await queryRows(database, relayGateSql);
    const bookings = runSettings.fewerBookings;
    const harness = await startHarness({ database, bookings, perSecond: 20, workers: 2 });

    const sending = harness.send();
    const stopped = await pauseActiveRelay(database, harness);
    const { untilFree, fromThere } = await measureTakeover(database, stopped);
    await sending;
    process.kill(await stopped.pid(), 'SIGCONT');
    await harness.waitUntilIdle();

    const violations = await harness.violations(1);
    recordResult(
      'relay stopped while it holds the head',
      `${bookings} bookings, two relays; the other went on after ${(untilFree + fromThere).toFixed(1)} s`,
      violations,
    );
    expect(violations).toEqual([]);
    expect(harness.unexpectedExits()).toBe(0);
  },
  TEST_TIMEOUT_MS,
);
