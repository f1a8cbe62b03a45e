import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../support/database.js';
import { redisServer } from '../support/redis.js';
import { rowsOf } from '../support/rows-of.js';
import { eventually } from '../support/eventually.js';
import type { Mood } from './rig/mail-server.js';
import { report } from './rig/report.js';
import { openRig } from './rig/rig.js';
import { patienceMs, scale } from './rig/scale.js';

const moods: Mood[] = ['down', 'refusing', 'closing', 'forgetful', 'slow'];
const perMood = Math.ceil(scale.some / 5);

describe('while the mail server is in trouble', () => {
  it('each mail is tried until it has been taken, and is the same mail each time', async () => {
    const bookings = moods.length * perMood;
    const rig = await openRig({ database: await createDatabase(), bookings, perSecond: 30 });

    const order = rig.dice.shuffled(moods);
    for (const [nth, mood] of order.entries()) {
      await rig.mailServer.be(mood);
      await rig.send(rig.intents.slice(nth * perMood, (nth + 1) * perMood));
      if (mood === 'down') await sleep(1_000);
      else await eventually(() => rig.mailServer.met.has(mood) || undefined, `a mail while it is ${mood}`, 20_000);
    }
    await rig.mailServer.be('well');
    const calmMs = await rig.calm();

    // Who goes down hangs up as well.
    const violations = await rig.violations(1);
    const told = `${bookings} bookings; ${rig.mailServer.forgotten} mails taken but not acknowledged; drained in ${(calmMs / 1_000).toFixed(1)} s`;
    report(`mail server ${order.join(', ')}`, told, violations);
    expect(violations).toEqual([]);
    expect(rig.deaths()).toBe(0);
  }, patienceMs);

  it('Redis may forget every job that waits to be tried again: the log remembers', async () => {
    const database = await createDatabase();
    const redis = await redisServer();
    const bookings = perMood;
    const rig = await openRig({ database, bookings, perSecond: 30, env: { REDIS_URL: redis.url } });
    await rig.mailServer.be('down');
    await rig.send();
    const tried = `select count(*)::int as n from deliveries where state = 'failing' and attempts > 2`;
    await eventually(async () => ((await rowsOf<{ n: number }>(database, tried))[0]!.n > 0 ? true : undefined), 'mails to be tried', 30_000);

    await redis.forget();
    await rig.mailServer.be('well');
    const calmMs = await rig.calm();

    const violations = await rig.violations();
    report('Redis emptied while mails wait', `${bookings} bookings; drained in ${(calmMs / 1_000).toFixed(1)} s`, violations);
    expect(violations).toEqual([]);
  }, patienceMs);
});
