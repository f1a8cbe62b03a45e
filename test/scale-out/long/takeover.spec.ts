import { measureTakeover, pauseActiveRelay, relayGateSql } from '../../fault-injection/harness/pause-relay.js';
import { TEST_TIMEOUT_MS } from '../../fault-injection/harness/run-settings.js';
import { createDatabase } from '../../support/database/create-database.js';
import { queryRows } from '../../support/database/query-rows.js';
import { timeLimit } from '../../support/time-limits.mjs';
import { startScaledOutShop } from '../start-scaled-out-shop.js';

it(
  'several workers go on within seconds when the relay that holds the head of the log is killed, or stopped',
  async () => {
    const database = await createDatabase();
    const { harness, keepBooking, expectAllIsWell } = await startScaledOutShop(database);
    await queryRows(database, relayGateSql);
    const enough = keepBooking();
    const killed = await pauseActiveRelay(database, harness);
    await killed.kill();
    const afterKill = await measureTakeover(database, killed);
    expect(afterKill.untilFree + afterKill.fromThere).toBeLessThan(timeLimit(5));
    // While the killed worker comes up again there is no other relay to take over.
    await killed.pid();
    const stopped = await pauseActiveRelay(database, harness);
    // Whatever comes of it: a process that stays stopped cannot be ended by the next test.
    const pid = await stopped.pid();
    const afterStop = await measureTakeover(database, stopped).finally(() => process.kill(pid, 'SIGCONT'));
    // PostgreSQL takes the head from a relay that is idle for ten seconds, later on a machine whose cores are all busy.
    expect(afterStop.untilFree).toBeLessThan(timeLimit(15));
    expect(afterStop.fromThere).toBeLessThan(timeLimit(5));
    await enough();
    await queryRows(database, 'drop function pass_relay_gate cascade');
    await expectAllIsWell(2);
  },
  3 * TEST_TIMEOUT_MS,
);
