import type { Intent } from '../../fault-injection/harness/plan-clients.js';
import { TEST_TIMEOUT_MS } from '../../fault-injection/harness/run-settings.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { startScaledOutShop } from '../start-scaled-out-shop.js';
import { watchDay } from '../watch-day.js';

it(
  'several web processes and workers are replaced one after the other without a request that fails, or a browser that is left behind',
  async () => {
    const shop = await startScaledOutShop(await createDatabase());
    const { harness } = shop;
    const [{ slot }] = shop.nextIntents(1) as [Intent];
    const day = { therapist_id: slot.therapist_id, date: slot.booking_date };
    const browsers = await Promise.all(harness.ports.map(() => watchDay(harness.url, day)));
    const enough = shop.keepBooking();
    for (const [index, port] of harness.ports.entries()) {
      await Promise.all([harness.webs[index]!.restart(), harness.workers[index]!.restart()]);
      await eventually(() => harness.balancer!.isReady(port) || undefined, 'the balancer to send there');
    }
    await enough();
    for (const { socket } of browsers)
      await eventually(() => socket.connected || undefined, 'the browser to come back');
    await shop.expectAllIsWell();
  },
  TEST_TIMEOUT_MS,
);
