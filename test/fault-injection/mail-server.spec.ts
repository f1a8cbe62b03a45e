import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../support/database/create-database.js';
import { eventually } from '../support/eventually.js';
import type { FailureMode } from './harness/faulty-mail-server.js';
import { recordResult } from './harness/record-result.js';
import { startHarness } from './harness/start-harness.js';
import { TEST_TIMEOUT_MS, runSettings } from './harness/run-settings.js';

const modes: FailureMode[] = ['down', 'refusing', 'closing', 'unacknowledging', 'slow'];
const BOOKINGS_PER_MODE = Math.ceil(runSettings.fewerBookings / 5);

it(
  'while the mail server is in trouble each mail is tried until it has been taken, and is the same mail each time',
  async () => {
    const bookings = modes.length * BOOKINGS_PER_MODE;
    const harness = await startHarness({ database: await createDatabase(), bookings, perSecond: 30 });

    const order = harness.random.shuffled(modes);
    for (const [nth, mode] of order.entries()) {
      await harness.mailServer.setMode(mode);
      await harness.send(harness.intents.slice(nth * BOOKINGS_PER_MODE, (nth + 1) * BOOKINGS_PER_MODE));
      if (mode === 'down') await sleep(1_000);
      else await eventually(() => harness.mailServer.modesSeen.has(mode) || undefined, `a mail while it is ${mode}`);
    }
    await harness.mailServer.setMode('healthy');
    const calmMs = await harness.waitUntilIdle();

    // One interruption: a server that goes down breaks a connection, too.
    const violations = await harness.violations(1);
    const summary = `${bookings} bookings; ${harness.mailServer.unacknowledged} mails taken but not acknowledged; drained in ${(calmMs / 1_000).toFixed(1)} s`;
    recordResult(`mail server ${order.join(', ')}`, summary, violations);
    expect(violations).toEqual([]);
    expect(harness.unexpectedExits()).toBe(0);
  },
  TEST_TIMEOUT_MS,
);
