import { createDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { rowsOf } from '../support/rows-of.js';
import { headOf, slowRelay, stopRelayInTheMiddle } from './rig/relay-in-the-middle.js';
import { report } from './rig/report.js';
import { openRig } from './rig/rig.js';
import { patienceMs, scale } from './rig/scale.js';

it('a relay that is stopped in the middle gives way to the other within seconds, and does no harm when it goes on', async () => {
  const database = await createDatabase();
  await rowsOf(database, slowRelay);
  const bookings = scale.some;
  const rig = await openRig({ database, bookings, perSecond: 20, workers: 2 });

  const sending = rig.send();
  const stopped = await stopRelayInTheMiddle(database, rig);
  const [began, before] = [performance.now(), await headOf(database)];
  await eventually(async () => ((await headOf(database)) > before ? true : undefined), 'the other relay to go on', 30_000);
  const seconds = (performance.now() - began) / 1_000;
  await sending;
  process.kill(await stopped.pid(), 'SIGCONT');
  await rig.calm();

  const violations = await rig.violations(1);
  report('relay stopped while it holds the head', `${bookings} bookings, two relays; the other went on after ${seconds.toFixed(1)} s`, violations);
  expect(violations).toEqual([]);
  expect(rig.deaths()).toBe(0);
}, patienceMs);
