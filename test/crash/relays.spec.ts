import { createDatabase } from '../support/database.js';
import { rowsOf } from '../support/rows-of.js';
import { secondsUntilAnother, slowRelay, stopRelayInTheMiddle } from './rig/relay-in-the-middle.js';
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
  const seconds = await secondsUntilAnother(database, stopped);
  await sending;
  process.kill(await stopped.pid(), 'SIGCONT');
  await rig.calm();

  const violations = await rig.violations(1);
  report('relay stopped while it holds the head', `${bookings} bookings, two relays; the other went on after ${seconds.toFixed(1)} s`, violations);
  expect(violations).toEqual([]);
  expect(rig.deaths()).toBe(0);
}, patienceMs);
