import { createDatabase } from '../support/database/create-database.js';
import { recordResult } from './harness/record-result.js';
import { startHarness } from './harness/start-harness.js';
import { TEST_TIMEOUT_MS, runSettings } from './harness/run-settings.js';

const HOUR_MS = 3_600_000;
const BOOKINGS_PER_JUMP = Math.ceil(runSettings.fewerBookings / 4);

it(
  'clocks that are set forward and back, while mails wait to be tried again, cost and double nothing',
  async () => {
    const bookings = 4 * BOOKINGS_PER_JUMP;
    const preload = './test/fault-injection/harness/jumping-clock.mjs';
    const harness = await startHarness({
      database: await createDatabase(),
      bookings,
      perSecond: 40,
      workers: 2,
      preload,
    });
    const jump = async (hours: number, from: number) => {
      harness.sendToProcesses(hours * HOUR_MS);
      await harness.send(harness.intents.slice(from, from + BOOKINGS_PER_JUMP));
    };

    await harness.mailServer.setMode('down');
    await jump(3, 0);
    await jump(-26, BOOKINGS_PER_JUMP);
    await harness.mailServer.setMode('healthy');
    await jump(1, 2 * BOOKINGS_PER_JUMP);
    await jump(0, 3 * BOOKINGS_PER_JUMP);
    const calmMs = await harness.waitUntilIdle();

    const violations = await harness.violations();
    recordResult(
      'clocks set to +3 h, −26 h, +1 h',
      `${bookings} bookings; drained in ${(calmMs / 1_000).toFixed(1)} s`,
      violations,
    );
    expect(violations).toEqual([]);
    expect(harness.unexpectedExits()).toBe(0);
  },
  TEST_TIMEOUT_MS,
);
