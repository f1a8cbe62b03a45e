import type { Intent } from '../fault-injection/harness/plan-clients.js';
import { runSettings } from '../fault-injection/harness/run-settings.js';
import { startHarness } from '../fault-injection/harness/start-harness.js';
import { eventually } from '../support/eventually.js';
import { startRedisServer } from '../support/processes/start-redis.js';
import { timeLimit } from '../support/time-limits.mjs';

export const signInsPerMinute = 10;
/** A process that ends says that it is not ready before it stops listening; on a busy machine, too, the balancer sees it in this time. */
const env = { DRAIN_SECONDS: String(timeLimit(3)), SIGN_IN_RATE_PER_MINUTE: String(signInsPerMinute) };

export type ScaledOutShop = Awaited<ReturnType<typeof startScaledOutShop>>;

/** Starts a shop in several processes of each kind, over one database and one Redis. */
export async function startScaledOutShop(database: string) {
  const { url: REDIS_URL } = await startRedisServer();
  const { processes, olderVersion, bookings } = runSettings;
  const size = { bookings: 10 * bookings, perSecond: 10, webs: processes, workers: processes };
  const harness = await startHarness({ database, ...size, olderVersion, env: { ...env, REDIS_URL } });
  for (const port of harness.ports)
    await eventually(() => harness.balancer!.isReady(port) || undefined, 'the balancer to send there');

  const nextIntents = (count: number): Intent[] => harness.intents.splice(0, count);

  /** Books, until the returned function is called. */
  const keepBooking = () => {
    let isEnough = false;
    const booking = (async () => {
      while (!isEnough && harness.intents.length > 0) await harness.send(nextIntents(10));
    })();
    return async () => {
      isEnough = true;
      await booking;
    };
  };

  /** @param interruptions number of processes that may have been handing over mails when they were killed or stopped */
  const expectAllIsWell = async (interruptions = 0) => {
    await harness.waitUntilIdle();
    expect(await harness.violations(interruptions)).toEqual([]);
    expect(harness.balancer!.failures).toEqual([]);
    expect(harness.clients.serverErrors).toBe(0);
    expect(harness.unexpectedExits()).toBe(0);
  };

  return { harness, nextIntents, keepBooking, expectAllIsWell };
}
