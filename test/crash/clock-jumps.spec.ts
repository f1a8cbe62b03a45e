import { createDatabase } from '../support/database.js';
import { report } from './rig/report.js';
import { openRig } from './rig/rig.js';
import { patienceMs, scale } from './rig/scale.js';

const hour = 3_600_000;
const perJump = Math.ceil(scale.some / 4);

it('clocks that are set forward and back, while mails wait to be tried again, cost and double nothing', async () => {
  const bookings = 4 * perJump;
  const preload = './test/crash/rig/jumping-clock.mjs';
  const rig = await openRig({ database: await createDatabase(), bookings, perSecond: 40, workers: 2, preload });
  const jump = async (hours: number, from: number) => {
    rig.tell(hours * hour);
    await rig.send(rig.intents.slice(from, from + perJump));
  };

  await rig.mailServer.be('down');
  await jump(3, 0);
  await jump(-26, perJump);
  await rig.mailServer.be('well');
  await jump(1, 2 * perJump);
  await jump(0, 3 * perJump);
  const calmMs = await rig.calm();

  const violations = await rig.violations();
  report('clocks set to +3 h, −26 h, +1 h', `${bookings} bookings; drained in ${(calmMs / 1_000).toFixed(1)} s`, violations);
  expect(violations).toEqual([]);
  expect(rig.deaths()).toBe(0);
}, patienceMs);
