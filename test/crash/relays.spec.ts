import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { rowsOf } from '../support/rows-of.js';
import { report } from './rig/report.js';
import { openRig } from './rig/rig.js';
import { patienceMs, scale } from './rig/scale.js';

/** Gives time to stop a relay while its transaction holds the log's head. */
const slowRelay = /* sql */ `
  create function relay_slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return null; end $$;
  create trigger slow_relay after insert on log_order for each statement execute function relay_slowly()`;

const heldHead = /* sql */ `
  select pid from pg_stat_activity
  where datname = current_database() and state = 'idle in transaction' and query like '%insert into log_order%'
    and state_change < now() - interval '300 milliseconds'`;

it('a relay that is stopped in the middle gives way to the other within seconds, and does no harm when it goes on', async () => {
  const database = await createDatabase();
  await rowsOf(database, slowRelay);
  const bookings = scale.some;
  const rig = await openRig({ database, bookings, perSecond: 20, workers: 2 });
  const head = async () => (await rowsOf<{ seq: number }>(database, 'select seq::int from log_head'))[0]!.seq;

  const sending = rig.send();
  const stopped = await stopOneInTheMiddle();
  const [began, before] = [performance.now(), await head()];
  await eventually(async () => ((await head()) > before ? true : undefined), 'the other relay to go on', 30_000);
  const seconds = (performance.now() - began) / 1_000;
  await sending;
  process.kill(stopped, 'SIGCONT');
  await rig.calm();

  const violations = await rig.violations(1);
  report('relay stopped while it holds the head', `${bookings} bookings, two relays; the other went on after ${seconds.toFixed(1)} s`, violations);
  expect(violations).toEqual([]);
  expect(rig.deaths()).toBe(0);

  /** Stops the workers in turns until one is caught holding the head. Returns its process id. */
  async function stopOneInTheMiddle(): Promise<number> {
    for (let turn = 0; ; turn++) {
      const pid = await rig.workers[turn % 2]!.pid();
      await sleep(rig.dice.below(300));
      process.kill(pid, 'SIGSTOP');
      await sleep(700);
      if ((await rowsOf(database, heldHead)).length > 0) return pid;
      process.kill(pid, 'SIGCONT');
    }
  }
}, patienceMs);
