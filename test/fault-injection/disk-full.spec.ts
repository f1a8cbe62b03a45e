import { spawnSync } from 'node:child_process';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../support/eventually.js';
import { startApp } from '../support/processes/start-app.js';
import { registerCleanup } from '../support/register-cleanup.js';
import { createTempFolder, startDedicatedPostgres } from './harness/dedicated-postgres.js';
import { recordResult } from './harness/record-result.js';
import { startHarness } from './harness/start-harness.js';
import { TEST_TIMEOUT_MS, runSettings } from './harness/run-settings.js';

/** Room for an empty database and for the bookings before the disk is full. */
const megabytes = 160;
const smallWal = { min_wal_size: '32MB', max_wal_size: '48MB' };
const disk = await mountSmallDisk();
const otherDisk = await mountSmallDisk();

// Mounting a small disk needs administrator rights on Linux; elsewhere the test is skipped and says why.
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

itIfMounted('a process is not ready while the disk is full, and ready again once it has room', async () => {
  const postgres = await startDedicatedPostgres(smallWal, otherDisk);
  const { url } = await startApp({ database: postgres.url });
  const findProblem = async () => {
    const answer = await fetch(`${url}/api/health/ready`);
    return answer.ok ? undefined : ((await answer.json()) as { detail: string }).detail;
  };
  expect(await findProblem()).toBeUndefined();
  const filler = join(otherDisk!, 'filler');
  await fill(filler);
  expect(await eventually(findProblem, 'the process to be ready no longer')).toBe(
    'The database takes no writes: its disk is full',
  );
  await rm(filler);
  await eventually(async () => (await findProblem()) === undefined || undefined, 'the process to be ready again');
});

async function mountSmallDisk(): Promise<string | undefined> {
  const folder = join(await createTempFolder(), 'disk');
  await mkdir(folder, { mode: 0o755 });
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) {
    console.warn('The full disk is not tried: this account cannot mount a small one.');
    return undefined;
  }
  registerCleanup(async () => void spawnSync('umount', ['--lazy', folder]));
  return folder;
}

/** Writes until nothing more fits. */
async function fill(file: string): Promise<void> {
  for (const size of [2 ** 20, 2 ** 12]) {
    const full = Buffer.alloc(size);
    while (
      await appendFile(file, full).then(
        () => true,
        () => false,
      )
    );
  }
}
