import { setTimeout as sleep } from 'node:timers/promises';
import { rowsOf } from '../../support/rows-of.js';
import type { Dice } from './dice.js';
import type { Victim } from './victim.js';

/** Gives time to stop a relay while its transaction holds the log's head. */
export const slowRelay = /* sql */ `
  create function relay_slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return null; end $$;
  create trigger slow_relay after insert on log_order for each statement execute function relay_slowly()`;

const heldHead = /* sql */ `
  select pid from pg_stat_activity
  where datname = current_database() and state = 'idle in transaction'
    and (query like '%insert into log_order%' or query like '%from log_head for update%') and state_change < now() - interval '300 milliseconds'`;

/** Stops the workers in turns until one is caught holding the head, while bookings come in. Returns that one, stopped. */
export async function stopRelayInTheMiddle(database: string, { workers, dice }: { workers: Victim[]; dice: Dice }): Promise<Victim> {
  for (let turn = 0; ; turn++) {
    const worker = workers[turn % workers.length]!;
    const pid = await worker.pid();
    await sleep(dice.below(300));
    process.kill(pid, 'SIGSTOP');
    await sleep(700);
    if ((await rowsOf(database, heldHead)).length > 0) return worker;
    process.kill(pid, 'SIGCONT');
  }
}

export async function headOf(database: string): Promise<number> {
  return (await rowsOf<{ seq: number }>(database, 'select seq::int from log_head'))[0]!.seq;
}
