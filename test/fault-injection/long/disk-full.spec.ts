import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDedicatedPostgres } from '../harness/dedicated-postgres.js';
import { recordResult } from '../harness/record-result.js';
import { runSettings, TEST_TIMEOUT_MS } from '../harness/run-settings.js';
import { fill, mountSmallDisk, smallWal } from '../harness/small-disk.js';
import { startHarness } from '../harness/start-harness.js';

const disk = await mountSmallDisk();
const itIfMounted = disk ? it : it.skip;

itIfMounted(
  'a disk that is full costs time and no booking',
  async () => {
    const postgres = await startDedicatedPostgres(smallWal, disk);
    const bookings = runSettings.fewerBookings;
    const harness = await startHarness({ database: postgres.url, bookings, perSecond: 30 });
    const third = Math.ceil(bookings / 3);

    await harness.send(harness.intents.slice(0, third));
    const filler = join(disk!, 'filler');
    await fill(filler);
    const sending = harness.send(harness.intents.slice(third));
    await sleep(5_000);
    const troubles = harness.clients.serverErrors;
    await rm(filler);
    await sending;
    const calmMs = await harness.waitUntilIdle();

    const violations = await harness.violations(1 + postgres.server.unexpectedExits);
    const summary = `${bookings} bookings; ${troubles} sendings failed, PostgreSQL ended ${postgres.server.unexpectedExits} times; drained in ${(calmMs / 1_000).toFixed(1)} s`;
    recordResult('disk of PostgreSQL full for 5 s', summary, violations);
    expect(violations).toEqual([]);
    expect(harness.clients.unexpectedStatuses).toEqual([]);
    expect(troubles).toBeGreaterThan(0);
    expect(harness.unexpectedExits()).toBe(0);
  },
  TEST_TIMEOUT_MS,
);
